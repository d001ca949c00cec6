import type { BasePayload } from 'payload'
import { env } from '../../../ground/env.ts'
import type { LeadSetting } from '../../../ground/payload-types.ts'
import { pushToLine, type LineChannel } from './line-push.ts'
import type { Mail, SendMail } from '../../../engines/mail/mail.ts'
import { renderHtml, renderText } from '../../../engines/mail/mail-body.ts'
import { mailEnv } from '../../../engines/mail/mail.env.ts'
import type { OutboxRow } from '../../../engines/mail/outbox.rows.ts'
import { countAcknowledged } from '../../../engines/mail/outbox-care.rows.ts'
import { type Brand, writeSenderMail } from './sender-mail.ts'
import { writeStaffMail, type Letter } from './staff-mail.ts'
import { readLead, type NamedLead } from './stored-lead.ts'
import { callWebhook, type Webhook } from './webhook.ts'

/** What became of a row that did not fail. */
export type Delivered = { status: 'sent' } | { status: 'dropped'; note: string }

export type Deliver = (row: OutboxRow, signal: AbortSignal) => Promise<Delivered>

export interface Ways {
  sendMail: SendMail
  webhook: Webhook | undefined
  line: LineChannel | undefined
}

const dayMs = 24 * 60 * 60 * 1000
// More than that to one address in a day, and somebody uses us to bother its owner.
const mostAcknowledgements = 3

const sent: Delivered = { status: 'sent' }
const dropped = (note: string): Delivered => ({ status: 'dropped', note })

/** Sends what a row of the outbox stands for, made from the lead as it is now. Throws when it could not. */
export function createDelivery(payload: BasePayload, ways: Ways): Deliver {
  return async function deliver(row, signal) {
    const given = row.lead === null ? undefined : await readLead(payload, row.lead, 'th')
    if (!given) return dropped('เรื่องนี้ถูกลบไปแล้ว (the lead was deleted)')
    if (given.lead.status === 'spam') return dropped('เรื่องนี้เป็นสแปม (the lead is spam)')
    const id = deliveryId(row)
    switch (row.purpose) {
      case 'staff':
        return tellStaff(id, given, signal)
      case 'sender':
        return acknowledge(id, given, signal)
      case 'webhook':
        if (!ways.webhook) return dropped('ปิดเว็บฮุกไปแล้ว (the webhook was switched off)')
        await callWebhook(ways.webhook, { id, given, signal })
        return sent
      case 'line':
        if (!ways.line) return dropped('ปิดไลน์ไปแล้ว (LINE was switched off)')
        await pushToLine(ways.line, { id, given, signal })
        return sent
    }
  }

  async function tellStaff(id: string, given: NamedLead, signal: AbortSignal): Promise<Delivered> {
    const settings = await payload.findGlobal({ slug: 'lead-settings' })
    const to = recipientsOf(settings, given.lead.kind)
    if (to.length === 0) throw new Error('ยังไม่ได้ตั้งผู้รับของเรื่องนี้ (no recipients are set)')
    const brand = await readBrand('th')
    await ways.sendMail(toMail(id, to, brand, writeStaffMail(given), 'th'), signal)
    return sent
  }

  async function acknowledge(id: string, given: NamedLead, signal: AbortSignal) {
    const { id: lead, email, language } = given.lead
    if (!email) return dropped('ลูกค้าไม่ได้ให้อีเมลไว้ (no address)')
    const before = await countAcknowledged(payload, email, new Date(Date.now() - dayMs))
    if (before >= mostAcknowledgements)
      return dropped('ตอบรับอีเมลนี้ครบจำนวนต่อวันแล้ว (enough for one address in a day)')
    const named = language === 'th' ? given : ((await readLead(payload, lead, language)) ?? given)
    const brand = await readBrand(language)
    await ways.sendMail(toMail(id, [email], brand, writeSenderMail(named, brand), language), signal)
    return sent
  }

  async function readBrand(language: 'th' | 'en'): Promise<Brand> {
    const where = { locale: language, fallbackLocale: 'th' } as const
    const settings = await payload.findGlobal({ slug: 'settings', ...where })
    return {
      name: settings.brandName,
      email: settings.email || undefined,
      phone: settings.phone || undefined,
      lineId: settings.lineId || undefined,
      website: env.publicUrl,
    }
  }
}

/** Who gets mail of leads of a kind. */
function recipientsOf(settings: LeadSetting, kind: NamedLead['lead']['kind']): string[] {
  const lists = {
    contact: settings.contactRecipients,
    franchise: settings.franchiseRecipients,
    problem: settings.problemRecipients,
  }
  return [...new Set(lists[kind] ?? [])]
}

function toMail(
  id: string,
  to: string[],
  brand: Brand,
  { subject, parts, replyTo }: Letter,
  language: 'th' | 'en',
): Mail {
  return {
    id,
    from: { name: brand.name, ...mailEnv.from },
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: renderText(parts),
    html: renderHtml(subject, language, parts),
  }
}

/** The same at every attempt; another one once an administrator wants it sent again. */
function deliveryId({ id, purpose, queuedAt }: OutboxRow): string {
  return `${queuedAt.toISOString().replaceAll(/\D/g, '').slice(0, 14)}-${purpose}-${id}`
}
