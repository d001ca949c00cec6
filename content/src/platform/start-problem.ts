/** Something the person who starts the service can mend: printed as these words alone, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** For the programs' own starts: a StartProblem ends the process with its words. */
export async function startOrExit<Started>(starting: Promise<Started>): Promise<Started> {
  try {
    return await starting
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
