import { leadWires } from '@washhouse/contract/contact/contact.wire'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { PersonalData, OwnFile } from '../../../core/accounts/personal-data.ts'
import { connectionTo, tableOf } from '../../../platform/database/tables.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { closeLeads } from '../lead/lead-case.ts'
import { leadsOf, photosOf } from '../lead/lead.tables.ts'
import { publicStates } from '../lead/lead.labels.ts'
import { noteErased } from '../../../core/erasures/erasures.rows.ts'
import { notePhotos, photoPath } from '../photo/lead-photo.files.ts'

type Which = (leads: ReturnType<typeof leadsOf>) => SQL | undefined

/** What a member sent while signed in, or joined. */
const ofMember =
  (id: string): Which =>
  ({ member }) =>
    eq(member, id)

/** What was sent with an address by somebody who was not signed in. */
const ofAddress =
  (address: string): Which =>
  ({ email, member }) =>
    and(eq(sql`lower(${email})`, address), isNull(member))

/**
 * What a member sent stays until staff are done with it, and is no longer theirs once they have left; where they have asked
 * for it to be erased, it goes with them.
 */
export const leadsOfMember: PersonalData = {
  async erase(payload, memberId) {
    const leads = leadsOf(payload)
    await connectionTo(payload)
      .update(leads)
      .set({ member: null })
      .where(eq(leads.member, memberId))
  },
  eraseAll: async (payload, id) => await eraseLeads(payload, await idsOf(payload, ofMember(id))),
  own: async (payload, id) => ({ leads: await listSent(payload, ofMember(id)) }),
  files: (payload, id) => listPhotos(payload, ofMember(id)),
  ownAt: async (payload, email) => ({ leads: await listSent(payload, ofAddress(email)) }),
  filesAt: (payload, email) => listPhotos(payload, ofAddress(email)),
  async eraseAddress(payload, email) {
    return await eraseLeads(payload, await idsOf(payload, ofAddress(email)))
  },
}

async function idsOf(payload: BasePayload, which: Which): Promise<string[]> {
  const leads = leadsOf(payload)
  const rows = await connectionTo(payload).select({ id: leads.id }).from(leads).where(which(leads))
  return rows.map(({ id }) => String(id))
}

async function listSent(payload: BasePayload, which: Which): Promise<object[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { in: await idsOf(payload, which) } },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    limit: 0,
  })
  return docs.map(asSent)
}

/** By its names on the wire, as it was sent, and how far it has come. */
function asSent(lead: Lead): object {
  const { fields } = leadWires[lead.kind]
  const sent = new Map<string, unknown>(Object.entries({ ...lead, type: lead.kind }))
  const named = fields.filter(({ name }) => name !== 'looksAutomatic' && name !== 'consent')
  return {
    ...Object.fromEntries(named.map(({ name, wireName }) => [wireName, sent.get(name) ?? null])),
    reference: lead.reference ?? null,
    status: publicStates[lead.status],
    date_created: lead.createdAt,
    date_consented: lead.consentAt ?? null,
    policy_version: lead.consentVersion ?? null,
    channel: lead.consentChannel ?? null,
  }
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
  const erasedIds = erased.map(({ id }) => id)
  await noteErased(payload, 'leads', erasedIds)
  await closeLeads(payload, ids)
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

/** Their photos, as they lie in a copy. */
async function listPhotos(payload: BasePayload, which: Which): Promise<OwnFile[]> {
  const [leads, photos] = [leadsOf(payload), photosOf(payload)]
  const rows = await connectionTo(payload)
    .select({ filename: photos.filename })
    .from(photos)
    .innerJoin(leads, eq(leads.photo, photos.id))
    .where(which(leads))
  return rows.map(({ filename }) => ({
    name: `pictures/reports/${basename(String(filename))}`,
    path: photoPath(filename),
  }))
}
