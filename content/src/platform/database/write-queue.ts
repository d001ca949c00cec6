import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import { mostWaiting, waitsMs } from './busy-wait.ts'
import { DatabaseBusy, isDatabaseBusy } from './database-busy.ts'

const firstPauseMs = 2
const longestPauseMs = 50

type Work<Result> = () => Promise<Result>

/** Retries work that was refused as busy, and so has changed nothing. SQLite's own waiting would block the process. */
export async function retryWhileBusy<Result>(
  work: Work<Result>,
  latest = performance.now() + waitsMs,
  pauseMs = firstPauseMs,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseBusy(error) || performance.now() >= latest) throw error
  }
  // Jitter avoids lockstep retries.
  await sleep(pauseMs * (0.5 + Math.random()))
  return retryWhileBusy(work, latest, Math.min(pauseMs * 2, longestPauseMs))
}

/**
 * Runs writes one after another. While another program has locked the database, the number of waiting writes is limited.
 * Lets the event loop run between two writes: SQLite is synchronous, so a series of writes would block all requests.
 */
export function createWriteQueue(): <Result>(work: Work<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let isHeld = false
  let waiting = 0

  async function note<Result>(work: Work<Result>): Promise<Result> {
    try {
      const result = await work()
      isHeld = false
      return result
    } catch (error) {
      isHeld = isDatabaseBusy(error)
      throw error
    }
  }

  return (work) => {
    if (isHeld && waiting >= mostWaiting) return Promise.reject(new DatabaseBusy())
    const latest = performance.now() + waitsMs
    waiting += 1
    const result = last.then(() => nextRound()).then(() => retryWhileBusy(() => note(work), latest))
    const leave = () => {
      waiting -= 1
    }
    last = result.then(leave, leave)
    return result
  }
}
