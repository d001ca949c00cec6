/** A problem that the operator can fix: printed as a message without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** For programs: a StartProblem prints its message and ends the process. */
export async function startOrExit<Started>(starting: Promise<Started>): Promise<Started> {
  try {
    return await starting
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
