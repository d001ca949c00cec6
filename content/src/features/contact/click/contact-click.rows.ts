import type { ContactClicks, ContactWay } from '@washhouse/contract/contact/contact.contract'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'

export async function countClick(payload: BasePayload, type: ContactWay): Promise<void> {
  const table = collectionTable(payload, 'contact-clicks')
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(table)
    .values({ type, count: 1, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: table.type,
      set: { count: sql`${table.count} + 1`, updatedAt: now },
    })
}

/** How often one contact method was used; 0 if never. */
export async function readClicks(payload: BasePayload, type: ContactWay): Promise<ContactClicks> {
  const where = { type: { equals: type } }
  const { docs } = await payload.find({ collection: 'contact-clicks', where, limit: 1 })
  return { type, count: docs[0]?.count ?? 0 }
}
