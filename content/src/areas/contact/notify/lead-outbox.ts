import type { BasePayload } from 'payload'
import { deliveryId, toMail } from '../../../engines/mail/letter.ts'
import { type LineChannel, pushToLine } from '../../../engines/mail/line-push.ts'
import type { Delivered, DeliveryTools, OutboxSource } from '../../../engines/mail/outbox-source.ts'
import { dropped, sent } from '../../../engines/mail/outbox-source.ts'
import type { Job } from '../../../engines/mail/outbox-job.ts'
import { queueJobs } from '../../../engines/mail/outbox.rows.ts'
import { callWebhook, type Webhook } from '../../../engines/mail/webhook.ts'
import { daysAgo } from '../../../engines/work/daily-work.ts'
import { countAcknowledged, findUnqueued } from './lead-outbox.rows.ts'
import { leadPurposes } from './lead-purposes.ts'
import { lineTextOf, webhookBodyOf } from './lead-services.ts'
import { writeSenderMail } from './sender-mail.ts'
import { writeStaffMail } from './staff-mail.ts'
import { readLead, type NamedLead } from './stored-lead.ts'
import { mailAssignee } from './tell-assignee.ts'

/** The services that are told of leads; undefined where none is set up. */
export interface LeadServices {
  webhook: Webhook | undefined
  line: LineChannel | undefined
}

// More than that to one address in a day, and somebody uses us to bother its owner.
const mostAcknowledgements = 3
const queuedAtOnce = 100

/** What leaves for a lead: mail to staff and to its assignee, the acknowledgement to its sender, calls of services. */
export function createLeadOutbox({ webhook, line }: LeadServices): OutboxSource {
  const source: OutboxSource = {
    collection: 'leads',
    purposes: leadPurposes,
    queueNew,
    deliver,
  }
  const services = [...(webhook ? ['webhook'] : []), ...(line ? ['line'] : [])]
  return source

  /** Each lead that has nothing in the outbox gets what its kind and the settings ask for. */
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
  const settings = await tools.payload.findGlobal({ slug: 'lead-settings' })
  const to = [...new Set(settings[`${given.lead.kind}Recipients`] ?? [])]
  if (to.length === 0) throw new Error('ยังไม่ได้ตั้งผู้รับของเรื่องนี้ (no recipients are set)')
  const { brandName: from } = await tools.payload.findGlobal({ slug: 'settings', locale: 'th' })
  const letter = writeStaffMail(tools.payload, given)
  await tools.sendMail(toMail(job, letter, { to, from, language: 'th' }), tools.signal)
  return sent
}

async function acknowledge(job: Job, given: NamedLead, tools: DeliveryTools): Promise<Delivered> {
  const { payload, sendMail, signal } = tools
  const { id, email, language } = given.lead
  if (!email) return dropped('ลูกค้าไม่ได้ให้อีเมลไว้ (no address)')
  if ((await countAcknowledged(payload, email, daysAgo(1))) >= mostAcknowledgements)
    return dropped('ตอบรับอีเมลนี้ครบจำนวนต่อวันแล้ว (enough for one address in a day)')
  const named = language === 'th' ? given : ((await readLead(payload, id, language)) ?? given)
  const wanted = { slug: 'settings', locale: language, fallbackLocale: 'th' } as const
  const brand = await payload.findGlobal(wanted)
  const envelope = { to: [email], from: brand.brandName, language, share: 'strangers' } as const
  await sendMail(toMail(job, writeSenderMail(named, brand), envelope), signal)
  return sent
}
