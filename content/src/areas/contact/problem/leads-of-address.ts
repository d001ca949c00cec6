import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { OwnFile } from '../../../engines/accounts/of-members.ts'
import { hashOfErased, noteErasure } from '../../../engines/erasures/erasures.rows.ts'
import { collectionTable, connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { notePhotos, photoPath } from '../photo/lead-photo.files.ts'

const leadsOf = (payload: BasePayload) => collectionTable(payload, 'leads')
const photosOf = (payload: BasePayload) => collectionTable(payload, 'lead-photos')

/** The ids of what a member sent while he was signed in, or joined. */
export async function idsOfMember(payload: BasePayload, memberId: string): Promise<string[]> {
  const leads = leadsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.member, memberId))
  return rows.map(({ id }) => String(id))
}

/** The ids of what was sent with an address by somebody who was not signed in. */
export async function idsOfAddress(payload: BasePayload, email: string): Promise<string[]> {
  const leads = leadsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(sql`lower(${leads.email})`, email), isNull(leads.member)))
  return rows.map(({ id }) => String(id))
}

/**
 * Deletes leads with all that staff wrote about them, and notes them in the ledger of erasures; gives what deletes their photos once
 * that is stored.
 */
export async function eraseLeads(
  payload: BasePayload,
  ids: readonly string[],
): Promise<(() => Promise<void>) | undefined> {
  if (ids.length === 0) return undefined
  const connection = connectionTo(payload)
  const [leads, photos] = [leadsOf(payload), photosOf(payload)]
  const notes = tableOf(payload, 'leads_notes', ['_parentID'])
  const rows = await connection
    .select({ photo: leads.photo })
    .from(leads)
    .where(inArray(leads.id, [...ids]))
  await connection.delete(notes).where(inArray(notes._parentID, [...ids]))
  const erased = await connection
    .delete(leads)
    .where(inArray(leads.id, [...ids]))
    .returning({ id: leads.id })
  const at = new Date().toISOString()
  for (const { id } of erased)
    await noteErasure(payload, connection, { hash: hashOfErased('leads', String(id)), at })
  const ofLeads = rows.flatMap(({ photo }) => photo ?? [])
  if (ofLeads.length === 0) return undefined
  const dropped = await connection
    .delete(photos)
    .where(inArray(photos.id, ofLeads))
    .returning({ filename: photos.filename })
  await notePhotos(payload, dropped)
  return async () => {
    for (const { filename } of dropped) await rm(photoPath(filename), { force: true })
  }
}

/** The photos of some leads, as they lie in a copy. */
export async function photosOfLeads(
  payload: BasePayload,
  which: { member: string } | { ids: readonly string[] },
): Promise<OwnFile[]> {
  const [leads, photos] = [leadsOf(payload), photosOf(payload)]
  const isIt =
    'member' in which ? eq(leads.member, which.member) : inArray(leads.id, [...which.ids])
  const rows = await connectionTo(payload)
    .select({ filename: photos.filename })
    .from(photos)
    .innerJoin(leads, eq(leads.photo, photos.id))
    .where(isIt)
  return rows.map(({ filename }) => ({
    name: `pictures/reports/${basename(String(filename))}`,
    path: photoPath(filename),
  }))
}
