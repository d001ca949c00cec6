import type { BasePayload } from 'payload'
import { dayInThailand, hourOfDay } from '../sending/bangkok-clock.ts'
import type { RunKind } from '../sending/queue-batch.ts'
import { bundleOutbox } from './bundle-outbox.ts'
import { beginBundle, readLast, readSpan } from './bundle.rows.ts'
import { isForMember } from './own-news.rows.ts'

/** When it leaves, on the clock of Thailand. */
const hour = 18
const dayMs = 24 * 60 * 60 * 1000
// What was told while the service stood still longer than that is read at the bell.
const mostDays = 3

/** The daily bundle as something that goes to many members. */
export const bundleRun: RunKind = {
  table: 'mail_bundles',
  purpose: 'bundle',
  source: bundleOutbox,
  async isFor(payload, id) {
    const span = await readSpan(payload, id)
    if (!span) throw new Error(`There is no bundle ${id}`)
    return isForMember(payload, span)
  },
}

/** Begins the bundle of today once its hour has come, of what was told since the last one. */
export async function keepBundles(payload: BasePayload, now: Date): Promise<void> {
  const day = dayInThailand(now)
  if (now < hourOfDay(day, hour)) return
  const last = await readLast(payload)
  if (last && last.day >= day) return
  const earliest = new Date(now.getTime() - (last ? mostDays : 1) * dayMs).toISOString()
  const since = last && last.until > earliest ? last.until : earliest
  await beginBundle(payload, { day, since, until: now.toISOString() })
}
