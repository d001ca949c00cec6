import type { ContactClicks, ContactWay } from '@washhouse/contract/contact/contact.contract'
import { eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'

const columns = ['type', 'count', 'createdAt', 'updatedAt'] as const
const clicksOf = (payload: BasePayload) => tableOf(payload, 'contact_clicks', columns)

/** Counts one use. */
export async function countClick(payload: BasePayload, type: ContactWay): Promise<void> {
  const table = clicksOf(payload)
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(table)
    .values({ type, count: 1, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: table.type,
      set: { count: sql`${table.count} + 1`, updatedAt: now },
    })
}

/** How often one way was used; 0 for one that nobody has used yet. */
export async function readClicks(payload: BasePayload, type: ContactWay): Promise<ContactClicks> {
  const table = clicksOf(payload)
  const [row] = await connectionTo(payload)
    .select({ count: table.count })
    .from(table)
    .where(eq(table.type, type))
    .limit(1)
  return { type, count: Number(row?.count ?? 0) }
}
