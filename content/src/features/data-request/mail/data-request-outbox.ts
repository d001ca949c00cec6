import type { BasePayload } from 'payload'
import { z } from 'zod'
import { greetingName } from '../../../core/accounts/greeting-name.ts'
import { tokenOf } from '../../../core/accounts/mail-links.rows.ts'
import { sendBrandEmail } from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  type Job,
} from '../../../core/mail/outbox-source.ts'
import { findRequest, listOpen, type StoredRequest } from '../request/stored-request.rows.ts'
import type { EmailName } from './data-request-emails.ts'
import { arrivalsIn, dataRequestPurposes, queueReminders } from './queue-mail.ts'
import { writeArrivals, writeReminder, mailRequester } from './write-data-email.ts'

/** Emails about requests: to requesters and to administrators. */
export const dataRequestOutbox: OutboxSource = {
  collection: 'data-requests',
  purposes: dataRequestPurposes,
  queueNew: (payload) => queueReminders(payload, new Date()),
  deliver,
}

const Content = z.object({
  /** Seed of the link's token. */
  seed: z.string().optional(),
  /** Recipient, where the request no longer has the address. */
  to: z.string().optional(),
})

async function deliver(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload } = tools
  const { purpose, subjectId } = job
  if (purpose === 'data-arrived') {
    const arrived = await listOpen(payload, arrivalsIn(job))
    if (arrived.length === 0) return dropped('ปิดเรื่องหรือลบไปแล้ว (closed or erased already)')
    return await tellAdministrators(job, writeArrivals(arrived), tools)
  }
  const request = await findRequest(payload, subjectId)
  if (!request) return dropped('คำขอนี้ถูกลบไปแล้ว (it was erased)')
  const { state } = request
  switch (purpose) {
    case 'data-due':
      if (state !== 'open') return dropped('ปิดเรื่องแล้ว (it is closed)')
      return await tellAdministrators(job, writeReminder(request), tools)
    case 'data-proof':
      if (state !== 'unproven') return dropped('ยืนยันแล้ว (it is proven)')
      return await notifyRequester(job, request, 'proof', tools)
    case 'data-received':
      return await notifyRequester(job, request, 'received', tools)
    case 'data-answered':
    case 'data-refused': {
      const name = purpose === 'data-refused' ? 'refused' : 'answered'
      if (state !== name) return dropped('เปิดเรื่องใหม่แล้ว (it was opened again)')
      return await notifyRequester(job, request, name, tools)
    }
    default:
      throw new Error(`Nothing is written for "${purpose}"`)
  }
}

async function notifyRequester(
  job: Job,
  request: StoredRequest,
  name: EmailName,
  tools: DeliveryTools,
): Promise<Delivered> {
  const { payload } = tools
  const { seed, to: kept } = Content.safeParse(job.content).data ?? {}
  if (name === 'proof' && seed === undefined) return dropped('เนื้อหาถูกลบไปแล้ว (its text was erased)')
  const { address, isShown, memberName } = await receiverOf(payload, request)
  const to = kept ?? address
  if (!to) return dropped('ผู้ขอไม่มีอีเมล (the requester has no address)')
  const { language } = request
  const token = seed && tokenOf(payload, seed)
  const isConfirmed = isShown && to === address
  const firstName = isConfirmed ? await greetingName(payload, memberName) : null
  // Staff's answers are never triggered by a stranger.
  const isOwn = isShown || name === 'answered' || name === 'refused'
  const share = isOwn ? undefined : 'strangers'
  return await sendBrandEmail(job, tools, { to: [to], language, share }, (brand) =>
    mailRequester(request, { name, firstName, token }, brand),
  )
}

async function tellAdministrators(
  job: Job,
  letter: Letter,
  tools: DeliveryTools,
): Promise<Delivered> {
  const { docs } = await tools.payload.find({
    collection: 'staff',
    where: { role: { equals: 'administrator' } },
    pagination: false,
  })
  const to = docs.map(({ email }) => email)
  if (to.length === 0) throw new Error('ไม่มีผู้ดูแลระบบ (there is no administrator)')
  return await sendBrandEmail(job, tools, { to, language: 'th' }, () => letter)
}

/**
 * A member's current address, or the address that a request without an account is about. `isShown`: the address is
 * confirmed. Without an account, the used link confirms it. `memberName`: the first name in the account.
 */
async function receiverOf(payload: BasePayload, { memberId, email, state }: StoredRequest) {
  if (memberId === null) return { address: email, isShown: state !== 'unproven', memberName: null }
  const id = memberId
  const member = await payload.findByID({ collection: 'members', id, disableErrors: true })
  return {
    address: member?.email ?? null,
    isShown: member?.emailVerified === true,
    memberName: member?.firstName ?? null,
  }
}
