import { lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { daysAgo } from '../../../engines/work/daily-work.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { keptTextsOf, takeDownsOf } from '../care-tables.ts'

/** After a year nobody asks any more. */
const keptDays = 365

/** Erases who asked for a take-down, and texts that staff took away, a year later. */
export async function forgetOldTexts(payload: BasePayload): Promise<void> {
  const before = daysAgo(keptDays).toISOString()
  for (const table of [takeDownsOf(payload), keptTextsOf(payload)])
    await connectionTo(payload).delete(table).where(lte(table.createdAt, before))
}
