import type { BasePayload } from 'payload'
import { emptyJournal } from '../../platform/database/empty-journal.ts'
import { allowLongQueries } from '../../platform/database/long-queries.ts'
import { log } from '../../platform/log.ts'
import { retentionDays } from '../../platform/retention/retention.env.ts'
import {
  type DueName,
  isDueName,
  retentionTable,
} from '../../platform/retention/retention-table.ts'
import type { RemovedFile, RetentionJob, RetentionJobs } from './retention-job.ts'
import { noteFileOnce, noteRun, findNewestRun } from './retention-run.rows.ts'

const dayMs = 24 * 60 * 60 * 1000
const mostAtOnce = 100

interface Run {
  now?: Date
  signal?: AbortSignal
}

/** Removes what has had its days, in the order of the table. What fails keeps nothing else from being removed. */
export async function runRetention(
  payload: BasePayload,
  jobs: RetentionJobs,
  run: Run = {},
): Promise<void> {
  for (const name of Object.keys(retentionTable).filter(isDueName))
    for (const job of jobs[name] ?? [])
      await allowLongQueries(() => removeDue(payload, name, job, run)).catch((error: unknown) => {
        log.error({ err: error, job: name }, 'what has had its days could not be removed')
      })
  await emptyJournal(payload)
}

/** Removes all that is due of one period, batch by batch, and writes down how much that was. */
export async function removeDue(
  payload: BasePayload,
  name: DueName,
  job: RetentionJob,
  { now = new Date(), signal }: Run = {},
): Promise<void> {
  if (signal?.aborted) return
  const days = retentionDays(name)
  const before = new Date(now.getTime() - days * dayMs)
  const note = (count: number) => noteRun(payload, { job: name, days, count, now })
  const noteFile = (file: RemovedFile) => noteFileOnce(payload, file, { job: name, days, now })
  const batch = { payload, now, before, most: mostAtOnce, note, noteFile }
  // Also where there is nothing to do: that it was looked at.
  await note(0)
  while (!signal?.aborted && (await job(batch)) > 0);
}

/** A service that was off for longer, or a clock that is not right yet: nobody can tell. */
const longestGapDays = 30

/**
 * Removes what has had its days, at the start and then once a day; nobody waits for it, as there may be much. Where the clock
 * stands far behind the last time, it begins a day later: one that is wrong has been set by then. Gives the way to stop it, after
 * the batch that is under way.
 */
export function startRetention(payload: BasePayload, jobs: RetentionJobs): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = () => runRetention(payload, jobs, { signal })
  let running = begin()
  const timer = setInterval(() => {
    running = running.then(run)
  }, dayMs)
  timer.unref()

  async function begin(): Promise<void> {
    try {
      if (!(await hasLeapt(payload))) await run()
    } catch (error) {
      log.error(
        { err: error },
        'when things were last removed could not be read: it begins tomorrow',
      )
    }
  }

  return async function stop() {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

async function hasLeapt(payload: BasePayload): Promise<boolean> {
  const newest = await findNewestRun(payload)
  const days = newest ? (Date.now() - newest.getTime()) / dayMs : 0
  if (days <= longestGapDays) return false
  log.warn(
    { days: Math.floor(days) },
    'nothing was removed for long, or the clock is wrong: what has had its days is removed tomorrow',
  )
  return true
}
