import type { BasePayload } from 'payload'
import { timeIn } from '../../../core/mail/brand-email.ts'
import { adminUrl } from '../../../core/admin/admin-url.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import type { Fact, MailPart } from '../../../core/mail/mail-body.ts'
import { isMailAddress } from '../../../core/mail/mail-variables.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import { fullName, leadEmailTexts, type NamedLead } from '../lead/lead-texts.ts'
import { callLink, mailLink } from '../lead/lead-links.ts'
import { senderFields } from '../lead/lead.fields.ts'
import { fieldsOfKinds } from '../lead/lead-kinds.ts'
import { causeLabels } from '../../../platform/languages/cause-labels.ts'
import { kindLabels } from '../lead/lead.labels.ts'

/** Notifies staff of a lead: its full content, and the link to it in /admin. */
export function writeStaffMail(payload: BasePayload, given: NamedLead): Letter {
  const { lead } = given
  const sender = oneLine(fullName(lead))
  const parts: MailPart[] = [
    { kind: 'text', text: `${kindLabels[lead.kind].th} เข้ามาเมื่อ ${timeIn('th', lead.createdAt)}` },
    ...(lead.looksAutomatic ? [doubt] : []),
    { kind: 'facts', facts: factsOf(payload, given) },
    ...(lead.message ? [{ kind: 'quote', name: 'ข้อความ', text: lead.message } as const] : []),
    { kind: 'link', name: 'เปิดเรื่องนี้ในหลังบ้าน', href: adminUrl(`/collections/leads/${lead.id}`) },
    { kind: 'note', text: lead.email ? answerByMail : answerByPhone },
  ]
  const canReply = lead.email && isMailAddress(lead.email)
  return {
    subject: `${lead.looksAutomatic ? '[น่าจะเป็นโปรแกรม] ' : ''}${subjectOf(given, sender)}`,
    parts,
    ...(canReply ? { replyTo: { name: sender, address: lead.email ?? '' } } : {}),
  }
}

const doubt: MailPart = {
  kind: 'text',
  text: 'เรื่องนี้น่าจะส่งมาโดยโปรแกรมอัตโนมัติ ลูกค้าจะไม่ได้รับอีเมลตอบรับ',
}
const answerByMail = 'กดตอบกลับอีเมลนี้ได้เลย ข้อความจะถึงลูกค้าโดยตรง แล้วอย่าลืมเปลี่ยนสถานะเรื่องในหลังบ้าน'
const answerByPhone = 'ลูกค้าไม่ได้ให้อีเมลไว้ กรุณาติดต่อทางโทรศัพท์ แล้วอย่าลืมเปลี่ยนสถานะเรื่องในหลังบ้าน'

/** 'สนใจแฟรนไชส์: สมชาย ใจดี (เชียงใหม่)' */
function subjectOf({ lead, province, branch }: NamedLead, sender: string): string {
  const kind = kindLabels[lead.kind].th
  const inBrackets = (place?: string) => (place ? ` (${oneLine(place)})` : '')
  if (lead.kind !== 'problem') return `${kind}: ${sender}${inBrackets(province)}`
  const cause = lead.cause ? causeLabels[lead.cause].th : ''
  return `${kind} ${lead.reference ?? ''}: ${cause}${inBrackets(branch)}`
}

const fields = [...senderFields, ...fieldsOfKinds]
// The message has its own part below; the kind is in the subject.
const elsewhere = new Set(['kind', 'message'])
const inThai = { language: 'th', fallbackLanguage: 'th', t: String } as const

/** All values of a lead, with the same labels as in /admin. */
function factsOf(payload: BasePayload, { lead, province, branch }: NamedLead): Fact[] {
  const words = leadEmailTexts(payload, inThai)
  const { phone, email, consentAt, amount, photo } = lead
  const stored: Record<string, unknown> = { ...lead }
  const said: Record<string, string | undefined> = {
    province,
    branch,
    consentAt: consentAt ? timeIn('th', consentAt) : '',
    amount: amount?.toLocaleString('th-TH', amount % 1 ? { minimumFractionDigits: 2 } : {}),
    photo: photo ? 'มี ดูได้ในหลังบ้าน' : '',
  }
  const links: Record<string, string | undefined> = {
    phone: phone ? callLink(phone) : undefined,
    email: email ? mailLink(email) : undefined,
  }
  return fields.flatMap((field) => {
    if (!('name' in field) || elsewhere.has(field.name)) return []
    const { name } = field
    const value = name in said ? said[name] : words.textOf(name, stored[name])
    const href = links[name]
    return value ? [{ name: words.titleOf(name), value, ...(href ? { href } : {}) }] : []
  })
}

/** Body for webhooks. It contains neither the sender nor the message, only a link to the lead. */
export function webhookBodyOf({ lead, province, branch }: NamedLead): object {
  return {
    type: 'lead.created',
    timestamp: lead.createdAt,
    data: {
      id: lead.id,
      kind: lead.kind,
      reference: lead.reference ?? null,
      province: province ?? null,
      branch: branch ?? null,
      adminUrl: adminUrl(`/collections/leads/${lead.id}`),
    },
  }
}

/** The same for the staff's LINE group. */
export function lineTextOf({ lead, province, branch }: NamedLead): string {
  const cause = lead.cause ? causeLabels[lead.cause].th : undefined
  return [
    [kindLabels[lead.kind].th, lead.reference].filter(Boolean).join(' '),
    [cause, province ?? branch].filter(Boolean).join(' · '),
    timeIn('th', lead.createdAt),
    adminUrl(`/collections/leads/${lead.id}`),
  ]
    .filter(Boolean)
    .join('\n')
}
