import { fileURLToPath } from 'node:url'
import { runContentProgram } from './content-program.ts'
import { runCommand } from './run-command.ts'
import { StartProblem } from './start-problem.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `values.ts [--repair]` */
async function main(): Promise<number> {
  const options = process.argv.slice(2)
  if (options.some((option) => option !== '--repair'))
    throw new StartProblem(['Usage: npm run values [-- --repair]'])
  return await runContentProgram(ROOT, 'src/composition/values-command.ts', options)
}

// What this program writes is for its own account alone.
process.umask(0o077)
await runCommand(main)
