import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../platform/database/tables.ts'
import { leadsOf, messagesOf, photosOf } from '../lead/lead.tables.ts'

/** SQL condition: a photo that came with one of these leads, or with a message to one. */
export function isPhotoOf(payload: BasePayload, which: SQL | undefined): SQL | undefined {
  const [leads, messages, photos] = [leadsOf(payload), messagesOf(payload), photosOf(payload)]
  const connection = connectionTo(payload)
  const first = connection.select({ id: leads.photo }).from(leads).where(which)
  const added = connection
    .select({ id: messages.photo })
    .from(messages)
    .innerJoin(leads, eq(leads.id, messages._parentID))
    .where(which)
  return or(inArray(photos.id, first), inArray(photos.id, added))
}
