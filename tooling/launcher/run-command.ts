import { StartProblem } from './start-problem.ts'

/** Runs a command to its exit code; prints a StartProblem as plain lines with exit code 1. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    for (const line of error.lines) console.error(line)
    process.exitCode = 1
  }
}
