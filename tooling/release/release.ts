import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../launcher/run-command.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { makeRelease, mostMegabytes } from './make-release.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `release.ts`: builds the archive of the current commit in `releases/`. */
async function main(): Promise<number> {
  if (process.argv.length > 2) throw new StartProblem(['Usage: npm run release'])
  const { archive, megabytes } = await makeRelease(ROOT, join(ROOT, 'releases'))
  console.log(`Release   ${archive}`)
  console.log(`          ${megabytes} MB, with ${archive}.sha256`)
  if (megabytes <= mostMegabytes) return 0
  console.error(`The archive is larger than ${mostMegabytes} MB`)
  return 1
}

await runCommand(main)
