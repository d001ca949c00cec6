import { fileURLToPath } from 'node:url'
import { launch } from './launch.ts'
import { CONTENT, WEB } from './parts.ts'
import { runCommand } from './run-command.ts'
import { readSettings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'
import { isLiveTerminal } from './steps.ts'
import { stopSignal } from './stop-signal.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `start.ts [content|web]`: starts both parts or one. */
async function main(): Promise<number> {
  const signal = stopSignal()
  const [only] = process.argv.slice(2)
  const parts = [CONTENT, WEB].filter((part) => only === undefined || part.name === only)
  if (parts.length === 0) throw new StartProblem([`Unknown part "${only}". Use content or web`])
  const settings = readSettings(ROOT)
  return launch({ root: ROOT, parts, settings, isTerminal: isLiveTerminal(), signal })
}

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
