import { Listr } from 'listr2'

export interface Step {
  title: string
  /** Returns the reason to skip the step, or false. */
  skip?: () => Promise<string | false>
  run: (report: (text: string) => void) => Promise<void>
}

const SECONDS_BETWEEN_LINES = 10

/** Some containers provide a terminal without a width, where a live display is impossible. */
export function isLiveTerminal(): boolean {
  return process.stdout.isTTY && process.stdout.columns > 0
}

/** Runs steps in sequence, with a live display on a terminal and plain lines otherwise. */
export async function runSteps(steps: Step[], isTerminal: boolean): Promise<void> {
  if (isTerminal) return runWithDisplay(steps)
  for (const [index, step] of steps.entries())
    await runPlainly(step, `[${index + 1}/${steps.length}] ${step.title}`)
}

async function runWithDisplay(steps: Step[]): Promise<void> {
  const tasks = steps.map((step) => ({
    title: step.title,
    task: async (_: unknown, task: { output: string; skip: (reason: string) => void }) => {
      const reason = await step.skip?.()
      if (reason) return task.skip(`${step.title}: ${reason}`)
      await step.run((text) => (task.output = text))
    },
  }))
  await new Listr(tasks, {
    registerSignalListeners: false,
    rendererOptions: { showErrorMessage: false },
  }).run()
}

async function runPlainly(step: Step, title: string): Promise<void> {
  const reason = await step.skip?.()
  if (reason) return console.log(`${title}: ${reason}`)
  console.log(`${title} …`)
  const startedAt = Date.now()
  let spokeAt = startedAt
  await step.run((text) => {
    if (Date.now() - spokeAt < SECONDS_BETWEEN_LINES * 1000) return
    spokeAt = Date.now()
    console.log(`${title}: ${text}`)
  })
  console.log(`${title}: done (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
}
