import { allowLongQueries } from '../../platform/database/long-queries.ts'
import { log } from '../../platform/log.ts'

const dayMs = 24 * 60 * 60 * 1000
const lookMs = 10 * 60 * 1000

type NamedWork = readonly [name: string, doIt: () => Promise<void>]

/**
 * Runs the jobs in turn, at the start and daily, in the leading process. Another process that becomes the leader begins within
 * ten minutes. A failing job does not stop the others; it is retried the next day.
 */
export async function startDailyWork(
  work: readonly NamedWork[],
  leads: () => Promise<boolean>,
): Promise<() => void> {
  let dueAt = -Infinity
  await doDue()
  const timer = setInterval(() => void doDue(), lookMs)
  timer.unref()
  return () => clearInterval(timer)

  async function doDue(): Promise<void> {
    const now = performance.now()
    if (now < dueAt || !(await leads())) return
    dueAt = now + dayMs
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
