import { setTimeout as sleep } from 'node:timers/promises'
import { describeDeath, type PartProcess } from './part-process.ts'
import { describeEnding } from './child.ts'
import { StartProblem } from './start-problem.ts'

const MOST_DEATHS = 5
const WITHIN_MS = 60_000
const FIRST_PAUSE_MS = 500

/**
 * Restarts a part whenever it dies, after a pause that doubles with each death of the last minute. Ends with `signal`.
 * Throws StartProblem at the fifth death within a minute.
 */
export async function keepRunning(
  first: PartProcess,
  { restart, signal }: { restart: () => Promise<PartProcess>; signal: AbortSignal },
): Promise<void> {
  let running = first
  let deaths: number[] = []
  for (;;) {
    const ending = await running.ended
    if (signal.aborted) return
    const now = Date.now()
    deaths = [...deaths.filter((time) => now - time < WITHIN_MS), now]
    if (deaths.length >= MOST_DEATHS) {
      const reason = `It ended ${MOST_DEATHS} times within a minute and will not be restarted`
      throw new StartProblem([...(await describeDeath(running)), reason])
    }
    const pauseMs = FIRST_PAUSE_MS * 2 ** (deaths.length - 1)
    const { title } = running.part
    console.error(`The ${title} ${describeEnding(ending)}; restarting in ${pauseMs / 1000} s`)
    await sleep(pauseMs, undefined, { signal })
    running = await restart()
  }
}
