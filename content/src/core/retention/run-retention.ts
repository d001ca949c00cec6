import type { BasePayload } from 'payload'
import { emptyJournal } from '../../platform/database/empty-journal.ts'
import { allowLongQueries } from '../../platform/database/long-queries.ts'
import { log } from '../../platform/log.ts'
import { retentionDays } from '../../platform/retention/retention.env.ts'
import {
  type TimedRetentionName,
  isTimedRetentionName,
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

/** Deletes all expired data, in the order of the table. A failing job does not stop the others. */
export async function runRetention(
  payload: BasePayload,
  jobs: RetentionJobs,
  run: Run = {},
): Promise<void> {
  for (const name of Object.keys(retentionTable).filter(isTimedRetentionName))
    for (const job of jobs[name] ?? [])
      await allowLongQueries(() => removeDue(payload, name, job, run)).catch((error: unknown) => {
        log.error({ err: error, job: name }, 'what has had its days could not be removed')
      })
  await emptyJournal(payload)
}

/** Deletes all expired data of one period in batches, and records the number. */
export async function removeDue(
  payload: BasePayload,
  name: TimedRetentionName,
  job: RetentionJob,
  { now = new Date(), signal }: Run = {},
): Promise<void> {
  if (signal?.aborted) return
  const days = retentionDays(name)
  const before = new Date(now.getTime() - days * dayMs)
  const note = (count: number) => noteRun(payload, { job: name, days, count, now })
  const noteFile = (file: RemovedFile) => noteFileOnce(payload, file, { job: name, days, now })
  const batch = { payload, now, before, most: mostAtOnce, note, noteFile }
  // Records the run even if nothing was due.
  await note(0)
  while (!signal?.aborted && (await job(batch)) > 0);
}

/** After a longer gap the service was off, or the clock is wrong: both look the same. */
const longestGapDays = 30

/**
 * Deletes expired data in the background at the start and then daily. If the last run is long ago, it begins a day later: by
 * then a wrong clock has been set. Returns a function that stops it after the current batch.
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
