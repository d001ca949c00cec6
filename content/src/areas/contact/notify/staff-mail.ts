import type { BasePayload } from 'payload'
import { adminUrl } from '../../../engines/admin/admin-url.ts'
import { causeLabels, kindLabels } from '../lead/lead.labels.ts'
import type { Letter } from '../../../engines/mail/letter.ts'
import type { MailPart } from '../../../engines/mail/mail-body.ts'
import { isMailAddress } from '../../../engines/mail/mail-variables.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import { factsOf, sayMoment } from './staff-words.ts'
import type { NamedLead } from './stored-lead.ts'

/** Tells staff of a lead: everything in it, and the way to it in /admin. */
export function writeStaffMail(payload: BasePayload, given: NamedLead): Letter {
  const { lead } = given
  const sender = oneLine([lead.firstName, lead.lastName].filter(Boolean).join(' '))
  const parts: MailPart[] = [
    { kind: 'text', text: `${kindLabels[lead.kind].th} เข้ามาเมื่อ ${sayMoment(lead.createdAt)}` },
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
const answerByMail = 'กดตอบกลับอีเมลนี้ได้เลย ข้อความจะไปถึงลูกค้า แล้วอย่าลืมเปลี่ยนสถานะเรื่องในหลังบ้าน'
const answerByPhone = 'ลูกค้าไม่ได้ให้อีเมลไว้ กรุณาติดต่อทางโทรศัพท์ แล้วอย่าลืมเปลี่ยนสถานะเรื่องในหลังบ้าน'

/** 'สนใจแฟรนไชส์: สมชาย ใจดี (เชียงใหม่)' */
function subjectOf({ lead, province, branch }: NamedLead, sender: string): string {
  const kind = kindLabels[lead.kind].th
  if (lead.kind === 'problem') {
    const cause = lead.cause ? causeLabels[lead.cause].th : ''
    return `${kind} ${lead.reference ?? ''}: ${cause}${inBrackets(branch)}`
  }
  return `${kind}: ${sender}${inBrackets(province)}`
}

function inBrackets(place: string | undefined): string {
  return place ? ` (${oneLine(place)})` : ''
}
