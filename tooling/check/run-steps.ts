import type { CheckStep } from './plan.ts'
import { runStep } from './run-step.ts'

const SECONDS_BETWEEN_LINES = 60

/** Runs all steps, also behind a failed one, and closes with `N passed, N failed`; gives the exit code. */
export async function runSteps(
  root: string,
  steps: CheckStep[],
  signal: AbortSignal,
): Promise<number> {
  let passed = 0
  let failed = 0
  for (const step of steps) {
    if (signal.aborted) break
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
    passed += result.passed
    failed += result.failed
  }
  if (signal.aborted) failed += 1
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
