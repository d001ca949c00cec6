import { createHash, randomUUID } from 'node:crypto'
import type { Lead } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload, Where } from 'payload'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { Language } from '@washhouse/contract/language'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { openCase } from '../../../core/cases/cases.rows.ts'
import { type Quota, requireQuota } from '../../../core/attempts/quota.rows.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import { contactEnv } from '../contact.env.ts'
import { uploaderOf } from '../../../core/files/upload-queue.ts'
import { storePhoto } from '../photo/lead-photo.files.ts'
import { cleanPicture } from '../../../core/files/visitor-picture.ts'
import { activeMember } from '../../../core/accounts/active-member.ts'
import { readPolicyVersion } from '../../../core/consents/member-consents.rows.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { firstDue, subjectOfLead } from '../lead/lead-case.ts'
import { leadsOf } from '../lead/lead.tables.ts'
import { drawReference } from '../lead/reference.ts'

/** Limit of leads, and of messages added to reports, per client network. */
export const leadQuota: Quota = { name: 'lead', most: contactEnv.postLimit, spanSeconds: 600 }

/** A received lead, and its member if the sender was signed in. */
export type SentLead = Sent<Lead> & { member?: Pick<Member, 'id'> | undefined }

/** Stores a lead from a visitor, its photo first. When it resolves, the client can be answered. */
export async function receiveLead(payload: BasePayload, sent: SentLead): Promise<KeptLead> {
  const { record, language, visitor } = sent
  const member = sent.member?.id ?? null
  const requestKey = requestKeyOf(sent)
  const known = requestKey === null ? undefined : await findKept(payload, requestKey)
  if (known) return known
  await requirePlaces(payload, record)
  // Counted first, because processing a photo takes time even if the photo is then refused.
  await requireQuota(payload, leadQuota, visitor)
  const photo = await storeSentPhoto(payload, sent)
  const kept = await storeLead(payload, { record, language, requestKey, photo, member })
  if (kept.isNew) wakeOutbox()
  return kept
}

type WithPhoto = Sent<unknown> & Pick<SentLead, 'member'>

/** Cleans and stores the photo of a submission; returns its id, null if there is none. */
export async function storeSentPhoto(
  payload: BasePayload,
  sent: WithPhoto,
): Promise<string | null> {
  const file = sent.files.get('photo')
  if (!file) return null
  const uploader = uploaderOf(sent.member?.id ?? null, sent)
  return await storePhoto(
    payload,
    await cleanPicture(file, { field: 'photo', maxSide: 2000 }, uploader),
  )
}

/**
 * Identifies one submission: the same key, content and (if signed in) member mean the same lead. The body may be
 * JSON or a form: the result is the same. Null without an Idempotency-Key.
 */
function requestKeyOf({ idempotencyKey, record, files, member }: SentLead): string | null {
  if (idempotencyKey === undefined) return null
  const photo = files.get('photo')
  const named = [idempotencyKey, record, photo ? digest(photo) : null]
  return digest(JSON.stringify(member ? [...named, member.id] : named))
}

export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Refuses an unpublished branch and an unknown province with an error on the field. */
async function requirePlaces(payload: BasePayload, lead: Lead): Promise<void> {
  if ('branch' in lead)
    await requirePlace('branch', lead.branch, 'branches', { _status: { equals: 'published' } })
  if ('province' in lead && lead.province !== null)
    await requirePlace('province', lead.province, 'provinces')

  async function requirePlace(
    field: string,
    id: number,
    collection: 'branches' | 'provinces',
    extraCondition: Where = {},
  ): Promise<void> {
    const where = { and: [{ id: { equals: id } }, extraCondition] }
    if (id <= maxId && (await payload.count({ collection, where })).totalDocs > 0) return
    throw new FaultyBody([failedValidation(field, 'choice', `There is no such ${field}`)])
  }
}

export interface NewLead {
  record: Lead
  language: Language
  requestKey: string | null
  /** Id of its stored photo. */
  photo: string | null
  /** Id of the signed-in member who sent it. */
  member: string | null
}

const KeptRow = z.object({ id: z.string(), reference: z.string().nullable() })

/** What the sender gets as an answer. `isNew` is false if the same submission was stored before. */
export type KeptLead = z.infer<typeof KeptRow> & { isNew: boolean }

const maxDraws = 10

/** Stores a lead with its case in one transaction. Concurrent copies of one submission are stored once. */
export async function storeLead(
  payload: BasePayload,
  lead: NewLead,
  draw: () => string = drawReference,
): Promise<KeptLead> {
  const consent = await consentOf(payload, lead.record)
  const kind = lead.record.type
  const dueAt = await firstDue({ payload }, kind)
  return await writeWhole(payload, async () => {
    const kept = await storeOnce(payload, lead, draw, consent)
    // A submission that looks automated gets no case until staff open one.
    if (kept.isNew && !lead.record.looksAutomatic)
      await openCase(payload, { kind, subject: subjectOfLead(kept.id), dueAt })
    return kept
  })
}

async function storeOnce(
  payload: BasePayload,
  lead: NewLead,
  draw: () => string,
  consent: Record<string, unknown>,
): Promise<KeptLead> {
  const table = leadsOf(payload)
  const member = lead.member === null ? null : activeMember(payload, lead.member)
  for (let count = 0; count < maxDraws; count += 1) {
    const id = randomUUID()
    const reference = lead.record.type === 'problem' ? draw() : null
    const [stored] = await connectionTo(payload)
      .insert(table)
      .values({ ...rowOf(lead), ...consent, id, reference, member })
      .onConflictDoNothing()
      .returning({ id: table.id })
    if (stored) return { id, reference, isNew: true }
    const known = lead.requestKey === null ? undefined : await findKept(payload, lead.requestKey)
    if (known) return known
    // Otherwise the reference was taken.
  }
  throw new Error(`${maxDraws} references in a row were taken`)
}

/** The lead of an earlier identical submission. */
export async function findKept(
  payload: BasePayload,
  requestKey: string,
): Promise<KeptLead | undefined> {
  const leads = leadsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(eq(leads.requestKey, requestKey))
    .limit(1)
  return row && { ...KeptRow.parse(row), isNew: false }
}

/**
 * Time, policy version and channel of the sender's consent. Its language is the lead's `language`, so it is not stored
 * again.
 */
async function consentOf(payload: BasePayload, record: Lead): Promise<Record<string, unknown>> {
  if (!('consent' in record)) return {}
  return {
    consentAt: new Date().toISOString(),
    consentVersion: await readPolicyVersion(payload),
    consentChannel: 'website',
  }
}

/**
 * The row has the record's fields under the same names. Exceptions: `type` is stored as `kind`. `consent` has no column of its
 * own; `consentOf` returns the columns for it.
 */
function rowOf({ record, language, requestKey, photo }: NewLead): Record<string, unknown> {
  const { type: kind, looksAutomatic, ...sent } = record
  const now = new Date().toISOString()
  return {
    ...sent,
    kind,
    status: 'new',
    language,
    requestKey,
    photo,
    looksAutomatic: looksAutomatic ?? false,
    createdAt: now,
    updatedAt: now,
  }
}
