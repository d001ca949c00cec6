import type { BasePayload, CollectionAfterChangeHook } from 'payload'
import { and, asc, gt, isNull, ne, or } from 'drizzle-orm'
import { z } from 'zod'
import { leadsOf } from '../lead/lead.tables.ts'
import { greetingName } from '../../../core/accounts/greeting-name.ts'
import { plainEmail } from '../../../core/attempts/mailbox.ts'
import { say, sendBrandEmail } from '../../../core/mail/brand-email.ts'
import { deliveryId } from '../../../core/mail/email-content.ts'
import { type LineChannel, pushToLine } from '../../../core/mail/line-push.ts'
import {
  type Delivered,
  type DeliveryTools,
  type OutboxSource,
  dropped,
  sent,
  type Job,
} from '../../../core/mail/outbox-source.ts'
import { queueJobs, isUnqueued } from '../../../core/mail/outbox.rows.ts'
import { callWebhook, type Webhook } from '../../../core/mail/webhook.ts'
import { lineTextOf, webhookBodyOf, writeStaffMail } from './staff-mail.ts'
import { type ConfirmedMember, writeSenderMail } from './sender-mail.ts'
import { readLead, type NamedLead, leadNames } from '../lead/lead-texts.ts'
import { label } from '../../../platform/languages/labels.ts'
import { connectionTo, requestConnection } from '../../../platform/database/tables.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { assigneeIn } from '../lead/lead-history.ts'

const leadPurposes = {
  staff: { label: label('แจ้งทีมงาน', 'To staff'), channel: 'mail' },
  assigned: { label: label('แจ้งผู้รับผิดชอบ', 'To the assignee'), channel: 'mail' },
  added: { label: label('แจ้งข้อมูลเพิ่ม', 'Message added by the customer'), channel: 'mail' },
  sender: { label: label('ตอบรับลูกค้า', 'To the sender'), channel: 'mail', toVisitor: true },
  webhook: { label: label('เว็บฮุก', 'Webhook'), channel: 'webhook' },
  line: { label: label('ไลน์', 'LINE'), channel: 'line' },
} satisfies OutboxSource['purposes']

/** The services that receive leads; undefined if not configured. */
export interface LeadServices {
  webhook: Webhook | undefined
  line: LineChannel | undefined
}

const queuedAtOnce = 100

/** Outbox of leads: emails to staff, assignee and sender, calls of services. */
export function createLeadOutbox({ webhook, line }: LeadServices): OutboxSource {
  const source: OutboxSource = {
    collection: 'leads',
    purposes: leadPurposes,
    queueNew,
    deliver,
  }
  const services = [...(webhook ? ['webhook'] : []), ...(line ? ['line'] : [])]
  return source

  /** Queues the jobs of each lead without outbox entries, by its kind and the settings. */
  async function queueNew(payload: BasePayload, since: Date): Promise<void> {
    const { acknowledges } = await payload.findGlobal({ slug: 'lead-settings' })
    while (true) {
      const leads = await findUnqueued(payload, source, { since, most: queuedAtOnce })
      const jobs = leads.flatMap(({ id, looksAutomatic, canAcknowledge }) => {
        const others = canAcknowledge && acknowledges !== false ? ['sender', ...services] : services
        const wanted = looksAutomatic ? ['staff'] : ['staff', ...others]
        return wanted.map((purpose) => ({ subjectId: id, purpose }))
      })
      await queueJobs(payload, source, jobs)
      if (leads.length < queuedAtOnce) return
    }
  }

  async function deliver(job: Job, tools: DeliveryTools): Promise<Delivered> {
    const given = await readLead(tools.payload, job.subjectId, 'th')
    if (!given) return dropped('เรื่องนี้ถูกลบไปแล้ว (the lead was deleted)')
    if (given.lead.status === 'spam') return dropped('เรื่องนี้เป็นสแปม (the lead is spam)')
    if (job.purpose === 'staff') return await tellStaff(job, given, tools)
    if (job.purpose === 'assigned') return await mailAssignee(job, given, tools)
    if (job.purpose === 'added') return await mailAddition(job, given, tools)
    if (job.purpose === 'sender') return await acknowledge(job, given, tools)
    const call = { id: deliveryId(job), signal: tools.signal }
    if (job.purpose === 'webhook') {
      if (!webhook) return dropped('ปิดเว็บฮุกไปแล้ว (the webhook was switched off)')
      await callWebhook(webhook, { ...call, body: webhookBodyOf(given) })
      return sent
    }
    if (!line) return dropped('ปิดไลน์ไปแล้ว (LINE was switched off)')
    await pushToLine(line, { ...call, text: lineTextOf(given) })
    return sent
  }
}

async function tellStaff(job: Job, given: NamedLead, tools: DeliveryTools): Promise<Delivered> {
  const to = await readRecipients(given, tools)
  return await sendBrandEmail(job, tools, { to, language: 'th' }, () =>
    writeStaffMail(tools.payload, given),
  )
}

async function readRecipients({ lead }: NamedLead, { payload }: DeliveryTools): Promise<string[]> {
  const settings = await payload.findGlobal({ slug: 'lead-settings' })
  const to = [...new Set(settings[`${lead.kind}Recipients`] ?? [])]
  if (to.length === 0) throw new Error('ยังไม่ได้ตั้งผู้รับของเรื่องนี้ (no recipients are set)')
  return to
}

async function acknowledge(job: Job, given: NamedLead, tools: DeliveryTools): Promise<Delivered> {
  const { payload } = tools
  const { id, email, language } = given.lead
  if (!email) return dropped('ลูกค้าไม่ได้ให้อีเมลไว้ (no address)')
  const named = language === 'th' ? given : ((await readLead(payload, id, language)) ?? given)
  const wanted = { slug: 'settings', locale: language, fallbackLocale: 'th' } as const
  const contacts = await payload.findGlobal(wanted)
  const member = await findConfirmed(payload, given.lead)
  return await sendBrandEmail(job, tools, { to: [email], language, share: 'strangers' }, (brand) =>
    writeSenderMail(named, { ...contacts, ...brand }, member),
  )
}

/** The lead's member, if the email goes to the address that they have confirmed. */
async function findConfirmed(
  payload: BasePayload,
  { member: id, email }: Lead,
): Promise<ConfirmedMember | undefined> {
  if (!id || !email) return undefined
  const found = await payload.findByID({ collection: 'members', id, disableErrors: true })
  if (found?.emailVerified !== true || found.email !== plainEmail(email)) return undefined
  return { firstName: await greetingName(payload, found.firstName ?? null) }
}

/** Leads received after a moment that are not in the outbox, oldest first, without examples. */
async function findUnqueued(
  payload: BasePayload,
  source: OutboxSource,
  { since, most }: { since: Date; most: number },
) {
  const leads = leadsOf(payload)
  const isReal = or(isNull(leads.source), ne(leads.source, 'demo'))
  // Every lead notifies staff, so this job marks it as queued.
  const isNew = isUnqueued(payload, source, 'staff', leads.id)
  const rows = await connectionTo(payload)
    .select({
      id: leads.id,
      email: leads.email,
      source: leads.source,
      looksAutomatic: leads.looksAutomatic,
    })
    .from(leads)
    .where(and(gt(leads.createdAt, since.toISOString()), isReal, isNew))
    .orderBy(asc(leads.createdAt))
    .limit(most)
  return rows.map(({ id, email, source: writtenDown, looksAutomatic }) => ({
    id: String(id),
    looksAutomatic: Boolean(looksAutomatic),
    /** Leads entered by staff get no acknowledgement: the sender has talked to someone and typed no address. */
    canAcknowledge: Boolean(email) && writtenDown === null,
  }))
}

/** Staff ids of the assignee and of the person who assigned the lead. */
const Assignment = z.object({ to: z.number(), by: z.number().nullable() })

/** Queues an email to the new assignee of a lead, unless they assigned it themselves. */
export const notifyAssignee: CollectionAfterChangeHook<Lead> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const to = assigneeIn(doc)
  const by = req.user?.collection === 'staff' ? req.user.id : null
  if (to === null || to === by || to === assigneeIn(previousDoc)) return doc
  const job = {
    subjectId: doc.id,
    purpose: 'assigned',
    // Sends one email if two people assign it to the same colleague at once.
    part: `${to}:${previousDoc.updatedAt ?? ''}`,
    content: { to, by } satisfies z.input<typeof Assignment>,
  }
  const source = { collection: 'leads', purposes: leadPurposes } as const
  await queueJobs(req.payload, source, [job], await requestConnection(req))
  wakeOutbox()
  return doc
}

/** Dropped if the lead was assigned to somebody else meanwhile, or if the assignee may no longer read it. */
async function mailAssignee(job: Job, given: NamedLead, tools: DeliveryTools): Promise<Delivered> {
  const { payload } = tools
  const { data: assignment } = Assignment.safeParse(job.content)
  if (!assignment || assigneeIn(given.lead) !== assignment.to)
    return dropped('เปลี่ยนผู้รับผิดชอบไปแล้ว (it was assigned to someone else)')
  const assignee = await findAssignee(payload, assignment.to)
  if (!assignee) return dropped('ผู้รับผิดชอบไม่มีสิทธิ์ดูเรื่องนี้แล้ว (the assignee may no longer read it)')
  const by = oneLine(await leadNames(payload, 'th')('staff', assignment.by))
  return await sendBrandEmail(job, tools, { to: [assignee.email], language: 'th' }, () => {
    const { subject, parts, ...letter } = writeStaffMail(payload, given)
    return {
      ...letter,
      subject: `มอบหมายให้คุณ: ${subject}`,
      parts: [say(`${by ? `คุณ${by} ` : 'ทีมงาน'}มอบหมายเรื่องนี้ให้คุณ`), ...parts],
    }
  })
}

/** The assignee, if they may still read leads. */
async function findAssignee(payload: BasePayload, id: number) {
  const found = await payload.findByID({ collection: 'staff', id, disableErrors: true })
  return found?.role === 'moderator' ? null : found
}

/** The id of a message that the sender of a report added. */
const Addition = z.object({ message: z.string() })

/** Queues an email about a message that was added to a report. Call it in the transaction that stores the message. */
export async function queueAddition(payload: BasePayload, leadId: string, message: string) {
  const content: z.input<typeof Addition> = { message }
  const job = { subjectId: leadId, purpose: 'added', part: message, content }
  await queueJobs(payload, { collection: 'leads', purposes: leadPurposes }, [job])
}

/** To the assignee; without one, to those who are notified of new leads. */
async function mailAddition(job: Job, given: NamedLead, tools: DeliveryTools): Promise<Delivered> {
  const { payload } = tools
  const { data: addition } = Addition.safeParse(job.content)
  const added = given.lead.messages?.find(({ id }) => id === addition?.message)
  if (!added) return dropped('ข้อความนี้ถูกลบไปแล้ว (the message was deleted)')
  const assigned = assigneeIn(given.lead)
  const assignee = assigned === null ? null : await findAssignee(payload, assigned)
  const to = assignee ? [assignee.email] : await readRecipients(given, tools)
  return await sendBrandEmail(job, tools, { to, language: 'th' }, () => {
    const { subject, parts, ...letter } = writeStaffMail(payload, given)
    const { text, photo } = added
    return {
      ...letter,
      subject: `ลูกค้าส่งข้อมูลเพิ่ม: ${subject}`,
      parts: [
        say(photo ? 'ลูกค้าส่งข้อมูลเพิ่มพร้อมรูป ดูรูปได้ในหลังบ้าน' : 'ลูกค้าส่งข้อมูลเพิ่ม'),
        ...(text ? [{ kind: 'quote', name: 'ข้อความที่เพิ่ม', text } as const] : []),
        ...parts,
      ],
    }
  })
}
