import { StartProblem, systemCode } from './start-problem.ts'

/** Runs a command to its exit code; prints a problem of the settings or of the file store as plain lines with exit code 1. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    for (const line of linesOf(error)) console.error(line)
    process.exitCode = 1
  }
}

function linesOf(error: unknown): string[] {
  if (error instanceof StartProblem) return error.lines
  if (!(error instanceof Error) || systemCode(error) !== 'FILES_AWAY') throw error
  const { cause } = error
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  return [`${error.message} (${reason}). Check its address, bucket and keys, then try again`]
}
