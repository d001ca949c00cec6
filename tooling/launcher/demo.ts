import { fileURLToPath } from 'node:url'
import { commandLine } from '@washhouse/serving/command-line'
import { runContentProgram } from './content-program.ts'
import { CONTENT } from './parts.ts'
import { runCommand } from './run-command.ts'
import { claimPart, releasePart, requireStopped } from './run-record.ts'
import { readSettings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `demo.ts remove` */
async function main(): Promise<number> {
  const [act, ...others] = process.argv.slice(2)
  if (act !== 'remove' || others.length > 0)
    throw new StartProblem([
      `Usage: ${commandLine('demo', 'remove')} (make a backup first: ${commandLine('backup')})`,
    ])
  const { dataDir } = readSettings(ROOT)
  // A running service would show removed content until its caches expire.
  await requireStopped(dataDir, [CONTENT])
  await claimPart(dataDir, CONTENT)
  try {
    return await runContentProgram(ROOT, '../demo/seed/remove.ts', [])
  } finally {
    await releasePart(dataDir, CONTENT)
  }
}

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
