import { createHash } from 'node:crypto'
import type { Lead } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'
import { type Quota, requireQuota } from '../../../engines/attempts/quota.rows.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import type { Sent } from '../../../engines/calls/bound-write.ts'
import type { Member } from '../../../engines/calls/member.ts'
import { contactEnv } from '../contact.env.ts'
import { uploaderOf } from '../../../engines/files/upload-queue.ts'
import { storePhoto } from '../photo/lead-photo.files.ts'
import { cleanPhoto } from '../photo/lead-photo.picture.ts'
import { requirePlaces } from './lead-places.ts'
import { findKept, storeLead, type KeptLead } from './lead.rows.ts'

/** Leads of one network. */
const leadQuota: Quota = { name: 'lead', most: contactEnv.postLimit, spanSeconds: 600 }

/** A lead as it came, with the member who sent it, if one did. */
export type SentLead = Sent<Lead> & { member?: Pick<Member, 'id'> | undefined }

/** Stores what a visitor sent, with its photo first; who waits for the lead may then be answered. */
export async function receiveLead(payload: BasePayload, sent: SentLead): Promise<KeptLead> {
  const { record, language, visitor } = sent
  const member = sent.member?.id ?? null
  const requestKey = requestKeyOf(sent)
  const known = requestKey === null ? undefined : await findKept(payload, requestKey)
  if (known) return known
  await requirePlaces(payload, record)
  // Before the photo: one that is refused counts, too, as its drawing has cost as much.
  await requireQuota(payload, leadQuota, visitor)
  const file = sent.files.get('photo')
  const uploader = uploaderOf(member, sent)
  const photo = file ? await storePhoto(payload, await cleanPhoto(file, uploader)) : null
  const kept = await storeLead(payload, { record, language, requestKey, photo, member })
  if (kept.isNew) wakeOutbox()
  return kept
}

/**
 * Names one submission: the same key with the same content of the same sender is the same lead, however
 * it is written on the wire; anything else is another lead. Null without an Idempotency-Key.
 */
function requestKeyOf({ idempotencyKey, record, files, member }: SentLead): string | null {
  if (idempotencyKey === undefined) return null
  const photo = files.get('photo')
  const named = [idempotencyKey, record, photo ? digest(photo) : null]
  return digest(JSON.stringify(member ? [...named, member.id] : named))
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
