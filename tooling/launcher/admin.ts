import { fileURLToPath } from 'node:url'
import { commandLine } from '@washhouse/serving/command-line'
import { runContentProgram } from './content-program.ts'
import { runCommand } from './run-command.ts'
import { StartProblem } from './start-problem.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `admin.ts create <email>`, `admin.ts reset <email>` */
async function main(): Promise<number> {
  const [act, email, ...others] = process.argv.slice(2)
  const isAct = act === 'create' || act === 'reset'
  if (!isAct || !email || others.length > 0)
    throw new StartProblem([`Usage: ${commandLine('admin', 'create <email>')}, or: reset <email>`])
  return await runContentProgram(ROOT, 'src/composition/admin-command.ts', [act, email])
}

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
