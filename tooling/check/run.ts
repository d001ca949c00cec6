import { fileURLToPath } from 'node:url'
import { runCommand } from '../launcher/run-command.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { stopSignal } from '../launcher/stop-signal.ts'
import { planSteps } from './plan.ts'
import type { Level } from './plan.ts'
import { runSteps } from './run-steps.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `run.ts quick|test|all [step name]`: runs the checks of a level, or one step of it. */
await runCommand(async () => {
  const [level = '', ...words] = process.argv.slice(2)
  if (!isLevel(level)) throw new StartProblem([`Unknown level "${level}". Use quick, test or all`])
  const steps = planSteps(level)
  const name = words.join(' ')
  const chosen = name ? steps.filter((step) => step.name === name) : steps
  if (chosen.length === 0)
    throw new StartProblem([
      `Unknown step "${name}". Available: ${steps.map((step) => step.name).join(', ')}`,
    ])
  return runSteps(ROOT, chosen, stopSignal())
})

function isLevel(text: string): text is Level {
  return text === 'quick' || text === 'test' || text === 'all'
}
