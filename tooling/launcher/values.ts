import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runContentProgram } from './content-program.ts'
import { runCommand } from './run-command.ts'
import { readSettings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `values.ts [--repair]` */
async function main(): Promise<number> {
  const options = process.argv.slice(2)
  if (options.some((option) => option !== '--repair'))
    throw new StartProblem(['Usage: npm run values [-- --repair]'])
  console.log(`Values of ${await findDatabase()}`)
  return await runContentProgram(ROOT, 'src/composition/values-command.ts', options)
}

/** The program would create a missing database and report no errors. */
async function findDatabase(): Promise<string> {
  const { databasePath: path, dataDir } = readSettings(ROOT)
  if (path === undefined) return `the PostgreSQL database of ${dataDir}`
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  )
  if (size > 0) return path
  throw new StartProblem([
    `No database found at ${path}. Set DATA_DIR to the folder that npm start uses`,
  ])
}

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
