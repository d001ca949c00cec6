import type { BasePayload } from 'payload'
import type { RetentionJobs } from './retention-job.ts'
import { log } from '../../ground/log.ts'
import { findNewestRun } from './retention-run.rows.ts'
import { runRetention } from './run-retention.ts'

const dayMs = 24 * 60 * 60 * 1000
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
