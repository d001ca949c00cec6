import { allowLongQueries } from '../../platform/database/long-queries.ts'
import { log } from '../../platform/log.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A piece of work, by the name that the log has for it. */
type NamedWork = readonly [name: string, doIt: () => Promise<void>]

/**
 * Does each piece of work at the start, then once a day, one after another. One that fails keeps
 * none of the others from being done, and is made up for on the next day.
 */
export async function startDailyWork(work: readonly NamedWork[]): Promise<() => void> {
  await doAll()
  const timer = setInterval(() => void doAll(), dayMs)
  timer.unref()
  return () => clearInterval(timer)

  async function doAll(): Promise<void> {
    for (const [name, doIt] of work) {
      await allowLongQueries(doIt).catch((error: unknown) => {
        log.error({ err: error, work: name }, 'daily work could not be done')
      })
    }
  }
}

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * dayMs)
}
