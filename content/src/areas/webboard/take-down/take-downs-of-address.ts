import { asc, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { column } from '../board-columns.ts'
import { takeDownsOf } from '../care-tables.ts'

/** What was asked to be taken down with an address; who asks is no member by that. */
export async function ownTakeDowns(payload: BasePayload, to: string) {
  const { id, email, address, reason, name, message, createdAt } = takeDownsOf(payload)
  const rows = await connectionTo(payload)
    .select({ address, reason, name, email, message, at: createdAt })
    .from(takeDownsOf(payload))
    .where(eq(sql`lower(${email})`, to))
    .orderBy(asc(id))
  return rows.map(({ at, ...asked }) => ({ ...asked, date_created: column.moment.parse(at) }))
}

/** Erases who asked; the case that came of it stays without him. */
export async function eraseTakeDowns(payload: BasePayload, to: string): Promise<void> {
  const takeDowns = takeDownsOf(payload)
  await connectionTo(payload)
    .delete(takeDowns)
    .where(eq(sql`lower(${takeDowns.email})`, to))
}
