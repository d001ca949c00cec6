import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine } from '@washhouse/serving/command-line'
import { runContentProgram } from './content-program.ts'
import { runCommand } from './run-command.ts'
import { StartProblem, systemCode } from './start-problem.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `import.ts branches <file.csv> [--dry-run]` */
async function main(): Promise<number> {
  const [what, ...rest] = process.argv.slice(2)
  const options = rest.filter((each) => each.startsWith('--'))
  const [file, ...others] = rest.filter((each) => !each.startsWith('--'))
  const isKnown = options.every((option) => option === '--dry-run')
  if (what !== 'branches' || !file || others.length > 0 || !isKnown)
    throw new StartProblem([`Usage: ${commandLine('import', 'branches <file.csv> [--dry-run]')}`])
  const path = resolve(ROOT, file)
  await readFile(path).catch((error: unknown) => {
    throw new StartProblem([`The file ${path} cannot be read (${systemCode(error)})`])
  })
  return await runContentProgram(ROOT, 'src/composition/import-command.ts', [path, ...options])
}

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
