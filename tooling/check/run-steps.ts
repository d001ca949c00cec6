import type { CheckStep } from './plan.ts'
import { runStep } from './run-step.ts'
import type { StepResult } from './run-step.ts'

const SECONDS_BETWEEN_LINES = 60
const AT_ONCE = 2

/** Runs all steps, also after a failure, and prints `N passed, N failed`. Returns the exit code. */
export async function runSteps(
  root: string,
  steps: CheckStep[],
  signal: AbortSignal,
): Promise<number> {
  let passed = 0
  let failed = 0
  for (const stage of stagesOf(steps)) {
    const results = await runStage(root, stage, signal)
    passed += results.reduce((sum, result) => sum + result.passed, 0)
    failed += results.reduce((sum, result) => sum + result.failed, 0)
  }
  if (signal.aborted) failed += 1
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** Groups consecutive steps that may run in parallel; a step that runs alone is its own group. */
function stagesOf(steps: CheckStep[]): CheckStep[][] {
  const stages: CheckStep[][] = []
  for (const [index, step] of steps.entries()) {
    const isAlone = step.isAlone || steps[index - 1]?.isAlone
    if (isAlone || index === 0) stages.push([step])
    else stages.at(-1)?.push(step)
  }
  return stages
}

/** Runs steps in order, several at a time; each waits for its `after` steps. */
async function runStage(
  root: string,
  steps: CheckStep[],
  signal: AbortSignal,
): Promise<StepResult[]> {
  const waiting = [...steps]
  const begun = new Map<string, Promise<StepResult>>()
  const lane = async () => {
    for (let step = waiting.shift(); step && !signal.aborted; step = waiting.shift()) {
      const earlier = (step.after ?? []).flatMap((name) => begun.get(name) ?? [])
      const { name } = step
      const result = Promise.all(earlier).then(() => reportStep(root, step, signal))
      begun.set(name, result)
      await result
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return Promise.all(begun.values())
}

async function reportStep(root: string, step: CheckStep, signal: AbortSignal): Promise<StepResult> {
  const startedAt = Date.now()
  const timer = setInterval(
    () => console.log(`… ${step.name} (${Math.round((Date.now() - startedAt) / 1000)} s)`),
    SECONDS_BETWEEN_LINES * 1000,
  )
  const result = await runStep(root, step, signal)
  clearInterval(timer)
  if (result.failed > 0) console.log(result.output.join('\n'))
  const counts = step.report ? `${result.passed} passed, ${result.failed} failed, ` : ''
  console.log(
    `${result.failed > 0 ? '✖' : '✔'} ${step.name} (${counts}${result.seconds.toFixed(1)} s)`,
  )
  return result
}
