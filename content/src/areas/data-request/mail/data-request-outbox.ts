import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { tokenOf } from '../../../engines/accounts/mail-links.rows.ts'
import { type Letter, toMail } from '../../../engines/mail/letter.ts'
import type { Job } from '../../../engines/mail/outbox-job.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  sent,
} from '../../../engines/mail/outbox-source.ts'
import { env } from '../../../ground/env.ts'
import { findRequest, listOpen, type StoredRequest } from '../request/stored-request.rows.ts'
import { queueReminders } from './data-request-mails.ts'
import { dataRequestPurposes } from './data-request-purposes.ts'
import { arrivalsIn } from './gather-arrivals.ts'
import { writeArrivals, writeReminder } from './write-to-administrators.ts'
import { type ToAsker, writeToAsker } from './write-data-letter.ts'

/** What leaves about requests: to who asks, and to the administrators. */
export const dataRequestOutbox: OutboxSource = {
  collection: 'data-requests',
  purposes: dataRequestPurposes,
  queueNew: (payload) => queueReminders(payload, new Date()),
  deliver,
}

const Content = z.object({
  /** What the token of its link is made of. */
  seed: z.string().optional(),
  /** Where it goes, where the request does not know it any more. */
  to: z.string().optional(),
})

async function deliver(job: Job, tools: DeliveryTools): Promise<Delivered> {
  if (job.purpose === 'data-arrived') return await tellOfArrivals(job, tools)
  const request = await findRequest(tools.payload, job.subjectId)
  if (!request) return dropped('คำขอนี้ถูกลบไปแล้ว (it was erased)')
  switch (job.purpose) {
    case 'data-due':
      if (request.state !== 'open') return dropped('ปิดเรื่องแล้ว (it is closed)')
      return await tellAdministrators(job, writeReminder(request), tools)
    case 'data-proof': {
      const { data: content } = Content.safeParse(job.content)
      if (content?.seed === undefined) return dropped('เนื้อหาถูกลบไปแล้ว (its text was erased)')
      if (request.state !== 'unproven') return dropped('ยืนยันแล้ว (it is proven)')
      const token = tokenOf(tools.payload, content.seed)
      return await tellAsker(job, request, { name: 'proof', token }, tools)
    }
    case 'data-received':
      return await tellAsker(job, request, { name: 'received' }, tools)
    case 'data-answered':
    case 'data-refused': {
      const name = job.purpose === 'data-refused' ? 'refused' : 'answered'
      if (request.state !== name) return dropped('เปิดเรื่องใหม่แล้ว (it was opened again)')
      return await tellAsker(job, request, { name }, tools)
    }
    default:
      throw new Error(`Nothing is written for "${job.purpose}"`)
  }
}

async function tellAsker(
  job: Job,
  request: StoredRequest,
  what: ToAsker,
  { payload, sendMail, signal }: DeliveryTools,
): Promise<Delivered> {
  const { address, isShown } = await receiverOf(payload, request)
  const to = Content.safeParse(job.content).data?.to ?? address
  if (!to) return dropped('ผู้ขอไม่มีอีเมล (who asked has no address)')
  const { language } = request
  const brand = await readBrand(payload, language)
  const letter = writeToAsker(request, what, brand)
  // What staff answer is no stranger's doing.
  const isOwn = isShown || !['proof', 'received'].includes(what.name)
  const share = isOwn ? undefined : 'strangers'
  await sendMail(toMail(job, letter, { to: [to], from: brand.brandName, language, share }), signal)
  return sent
}

async function tellOfArrivals(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const arrived = await listOpen(tools.payload, arrivalsIn(job))
  if (arrived.length === 0) return dropped('ปิดเรื่องหรือลบไปแล้ว (closed or erased already)')
  return await tellAdministrators(job, writeArrivals(arrived), tools)
}

async function tellAdministrators(
  job: Job,
  letter: Letter,
  { payload, sendMail, signal }: DeliveryTools,
): Promise<Delivered> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { role: { equals: 'administrator' } },
    pagination: false,
  })
  const to = docs.map(({ email }) => email)
  if (to.length === 0) throw new Error('ไม่มีผู้ดูแลระบบ (there is no administrator)')
  const { brandName: from } = await readBrand(payload, 'th')
  await sendMail(toMail(job, letter, { to, from, language: 'th' }), signal)
  return sent
}

/**
 * A member's own address, as it is by now; of others the one that they asked about. Whether somebody has shown that it is
 * theirs: of others the mailed link has, once it was used.
 */
async function receiverOf(payload: BasePayload, { memberId, email, state }: StoredRequest) {
  if (memberId === null) return { address: email, isShown: state !== 'unproven' }
  const id = memberId
  const member = await payload.findByID({ collection: 'members', id, disableErrors: true })
  return { address: member?.email ?? null, isShown: member?.emailVerified === true }
}

async function readBrand(payload: BasePayload, language: Language) {
  const wanted = { slug: 'settings', locale: language, fallbackLocale: 'th' } as const
  const { brandName, email } = await payload.findGlobal(wanted)
  // Nobody may have named it yet.
  return { brandName: brandName || new URL(env.websiteUrl).host, email }
}
