import { leadWires } from '@washhouse/contract/contact/contact.wire'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { PersonalData, OwnFile } from '../../../core/accounts/personal-data.ts'
import { connectionTo, tableOf } from '../../../platform/database/tables.ts'
import { files } from '../../../platform/files/files.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { closeLeads } from '../lead/lead-case.ts'
import { leadsOf, messagesOf, photosOf } from '../lead/lead.tables.ts'
import { publicStates } from '../lead/lead.labels.ts'
import { noteErased } from '../../../core/erasures/erasures.rows.ts'
import { notePhotos, nameOfPhoto, removePhotos } from '../photo/lead-photo.files.ts'
import { isPhotoOf } from '../photo/photos-of-leads.ts'

type Which = (leads: ReturnType<typeof leadsOf>) => SQL | undefined

/** Leads that a member sent while signed in, or linked later. */
const ofMember =
  (id: string): Which =>
  ({ member }) =>
    eq(member, id)

/** Leads sent with this address by someone who was not signed in. */
const ofAddress =
  (address: string): Which =>
  ({ email, member }) =>
    and(eq(sql`lower(${email})`, address), isNull(member))

/**
 * A deleted account's leads stay until staff have handled them, without the member's id. They are deleted with the account
 * if the member asked for their erasure.
 */
export const leadsOfMember: PersonalData = {
  async erase(payload, memberId) {
    const leads = leadsOf(payload)
    await connectionTo(payload)
      .update(leads)
      .set({ member: null, hadMember: true })
      .where(eq(leads.member, memberId))
  },
  eraseAll: async (payload, id) => await eraseLeads(payload, await idsOf(payload, ofMember(id))),
  own: (payload, id) => listSent(payload, ofMember(id)),
  files: (payload, id) => listPhotos(payload, ofMember(id)),
  ownAt: (payload, email) => listSent(payload, ofAddress(email)),
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

async function listSent(payload: BasePayload, which: Which): Promise<Record<string, object[]>> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { in: await idsOf(payload, which) } },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    limit: 0,
  })
  return { leads: docs.map(asSent), lead_messages: docs.flatMap(addedTo) }
}

/** The lead with its wire names, as it was sent, and its status. */
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

function addedTo({ reference = null, messages }: Lead): object[] {
  return (messages ?? []).map(({ text = null, at = null }) => ({
    reference,
    message: text,
    date_created: at,
  }))
}

/**
 * Deletes leads with their messages and staff's notes, and adds them to the erasure ledger. Returns a function that deletes
 * their photos after the commit.
 */
export async function eraseLeads(
  payload: BasePayload,
  ids: readonly string[],
): Promise<(() => Promise<void>) | undefined> {
  if (ids.length === 0) return undefined
  const connection = connectionTo(payload)
  const [leads, messages, photos] = [leadsOf(payload), messagesOf(payload), photosOf(payload)]
  const notes = tableOf(payload, 'leads_notes', ['_parentID'])
  const dropped = await connection
    .delete(photos)
    .where(isPhotoOf(payload, inArray(leads.id, [...ids])))
    .returning({ filename: photos.filename })
  await connection.delete(notes).where(inArray(notes._parentID, [...ids]))
  await connection.delete(messages).where(inArray(messages._parentID, [...ids]))
  const erased = await connection
    .delete(leads)
    .where(inArray(leads.id, [...ids]))
    .returning({ id: leads.id })
  const erasedIds = erased.map(({ id }) => id)
  await noteErased(payload, 'leads', erasedIds)
  await closeLeads(payload, ids)
  if (dropped.length === 0) return undefined
  await notePhotos(payload, dropped)
  return () => removePhotos(dropped)
}

/** Their photos, as files of a data copy. */
async function listPhotos(payload: BasePayload, which: Which): Promise<OwnFile[]> {
  const [leads, photos] = [leadsOf(payload), photosOf(payload)]
  const rows = await connectionTo(payload)
    .select({ filename: photos.filename })
    .from(photos)
    .where(isPhotoOf(payload, which(leads)))
  return rows.map(({ filename }) => ({
    name: `pictures/reports/${nameOfPhoto(filename)}`,
    store: files.leadPhotos,
    stored: nameOfPhoto(filename),
  }))
}
