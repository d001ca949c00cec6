import type { BasePayload } from 'payload'
import { toMail } from '../../../engines/mail/letter.ts'
import type { Job } from '../../../engines/mail/outbox-job.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  sent,
} from '../../../engines/mail/outbox-source.ts'
import { label } from '../../../ground/languages/labels.ts'
import { leavingHeaders } from '../choice/leaving-headers.ts'
import { findReader } from '../sending/mailed-reader.rows.ts'
import { readKeptBrand } from '../sending/kept-brand.ts'
import { readState, runIdIn } from '../sending/run.rows.ts'
import { writeBundle } from './bundle-letter.ts'
import { readSpan } from './bundle.rows.ts'
import { listOwnNews } from './own-news.rows.ts'

/** What concerns a member alone, in one mail a day. */
export const bundleOutbox: OutboxSource = {
  collection: 'members',
  purposes: {
    bundle: { label: label('รวมเรื่องรายวัน', 'Daily bundle'), channel: 'bulk', toVisitor: true },
  },
  deliver: (job, tools) => sendBundle(job, tools),
}

async function sendBundle(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload, sendMail, signal } = tools
  const id = runIdIn('mail_bundles', job.run)
  const span = id === undefined ? undefined : await readLeaving(payload, id)
  if (!span) return dropped('รอบนี้ยกเลิกแล้ว (the bundle was stopped)')
  const memberId = job.subjectId
  const reader = await findReader(payload, memberId, 'bundle')
  if (!reader) return dropped('ไม่ได้รับอีเมลนี้แล้ว (he does not take it any more)')
  const news = await listOwnNews(payload, memberId, span)
  if (news.length === 0) return dropped('เปิดดูครบทุกเรื่องแล้ว (he has seen all of it)')
  const { language, email } = reader
  const brand = await readKeptBrand(payload, language)
  const way = await leavingHeaders(payload, { memberId, kind: 'bundle' }, language)
  const letter = writeBundle(news, { language, brand, way })
  const envelope = { to: [email], from: brand.brandName, language }
  await sendMail(toMail(job, letter, envelope), signal)
  return sent
}

/** What a bundle is of that may still leave. */
async function readLeaving(payload: BasePayload, id: number) {
  const state = await readState(payload, 'mail_bundles', id)
  return state === 'stopped' ? undefined : await readSpan(payload, id)
}
