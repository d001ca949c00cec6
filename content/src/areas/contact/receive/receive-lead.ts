import type { Lead } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import type { Sent } from '../../../engines/calls/bound-write.ts'
import { storePhoto } from '../photo/lead-photo.files.ts'
import { cleanPhoto } from '../photo/lead-photo.picture.ts'
import { requirePlaces } from './lead-places.ts'
import { findKept, storeLead, type KeptLead } from './lead.rows.ts'
import { requestKeyOf } from './request-key.ts'

/** Stores what a visitor sent, with its photo first; who waits for the lead may then be answered. */
export async function receiveLead(payload: BasePayload, sent: Sent<Lead>): Promise<KeptLead> {
  const { record, language } = sent
  const requestKey = requestKeyOf(sent)
  const known = requestKey === null ? undefined : await findKept(payload, requestKey)
  if (known) return known
  await requirePlaces(payload, record)
  const file = sent.files.get('photo')
  const photo = file ? await storePhoto(payload, await cleanPhoto(file)) : null
  const kept = await storeLead(payload, { record, language, requestKey, photo })
  if (kept.isNew) wakeOutbox()
  return kept
}
