import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import { mostWaiting, waitsMs } from './busy-wait.ts'
import { DatabaseBusy, isDatabaseBusy } from './database-busy.ts'

const firstPauseMs = 2
const longestPauseMs = 50

type Work<Result> = () => Promise<Result>

/** Does again what was refused as busy, and so has done nothing. SQLite's own waiting would stop the process. */
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
  // Two that wait for each other would come at the same moments.
  await sleep(pauseMs * (0.5 + Math.random()))
  return retryWhileBusy(work, latest, Math.min(pauseMs * 2, longestPauseMs))
}

/**
 * Does writes one after another; of those that wait while another program holds the database, so many at most. Between
 * two of them whoever reads has his turn: SQLite does all at once, and writes that follow each other would let
 * nobody else come until the last of them is stored.
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
