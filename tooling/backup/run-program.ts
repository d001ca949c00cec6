import { spawn } from 'node:child_process'
import { StartProblem, systemCode } from '../launcher/start-problem.ts'

/** Runs a PostgreSQL program and returns its output. Throws StartProblem with its error output. */
export async function runProgram(
  program: string,
  args: string[],
  environment: Record<string, string>,
): Promise<string> {
  const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error
    throw new StartProblem([
      `${program} was not found: install PostgreSQL's client programs, of the server's version or newer (Debian: postgresql-client; macOS: brew install libpq)`,
    ])
  })
  if (code !== 0)
    throw new StartProblem([complaint.trim(), `${program} failed (exit code ${code})`])
  return printed
}
