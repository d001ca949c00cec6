import type { BasePayload } from 'payload'
import { allowLongQueries } from '../../../platform/database/long-queries.ts'
import { log } from '../../../platform/log.ts'
import { recountBoard } from './recount.ts'
import { visitLogOf } from './visit-log.ts'

const storedEveryMs = 1000
const hourMs = 60 * 60_000
/** Delayed, so that counting does not slow the start. */
const firstCountAfterMs = hourMs
const countedEveryMs = 24 * hourMs

/** Stores views every second and at the end; recounts the board once a day. */
export function startCounting(payload: BasePayload): () => Promise<void> {
  const visits = visitLogOf(payload)
  const recount = () =>
    allowLongQueries(() => recountBoard(payload)).catch((error: unknown) => {
      log.error({ err: error }, 'the web board could not be recounted')
    })
  const timers = [
    setInterval(() => void visits.store(), storedEveryMs),
    setTimeout(() => void recount(), firstCountAfterMs),
    setInterval(() => void recount(), countedEveryMs),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearTimeout(timer)
    await visits.store()
  }
}
