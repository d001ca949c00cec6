import { fileURLToPath } from 'node:url'
import { commandLine } from '@washhouse/serving/command-line'
import { runContentProgram } from './content-program.ts'
import { requireDatabaseFile } from './data-folder.ts'
import { runCommand } from './run-command.ts'
import { readSettings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `values.ts [--repair]` */
async function main(): Promise<number> {
  const options = process.argv.slice(2)
  if (options.some((option) => option !== '--repair'))
    throw new StartProblem([`Usage: ${commandLine('values', '[--repair]')}`])
  console.log(`Values of ${await findDatabase()}`)
  return await runContentProgram(ROOT, 'src/composition/values-command.ts', options)
}

async function findDatabase(): Promise<string> {
  const { databasePath: path, dataDir } = readSettings(ROOT)
  if (path === undefined) return `the PostgreSQL database of ${dataDir}`
  await requireDatabaseFile(path)
  return path
}

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
