import { fileURLToPath } from 'node:url'
import { launch } from './launch.ts'
import { CONTENT, WEB } from './parts.ts'
import { runCommand } from './run-command.ts'
import { readSettings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'
import { isLiveTerminal } from './steps.ts'
import { stopSignal } from './stop-signal.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `start.ts [content|web]`: both parts, or that one alone. */
async function main(): Promise<number> {
  const signal = stopSignal()
  const [only] = process.argv.slice(2)
  const parts = [CONTENT, WEB].filter((part) => only === undefined || part.name === only)
  if (parts.length === 0) throw new StartProblem([`Unknown part "${only}". Use content or web`])
  const settings = readSettings(ROOT)
  return launch({ root: ROOT, parts, settings, isTerminal: isLiveTerminal(), signal })
}

// What this program writes is for its own account alone.
process.umask(0o077)
await runCommand(main)
