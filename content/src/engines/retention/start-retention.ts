import type { BasePayload } from 'payload'
import type { RetentionJobs } from './retention-job.ts'
import { runRetention } from './run-retention.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Removes what has had its days, at the start and then once a day; nobody waits for it, as there may be much. Gives the way
 * to stop it, after the batch that is under way.
 */
export function startRetention(payload: BasePayload, jobs: RetentionJobs): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = () => runRetention(payload, jobs, { signal })
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, dayMs)
  timer.unref()

  return async function stop() {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
