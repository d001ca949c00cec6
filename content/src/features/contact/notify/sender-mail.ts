import type { Language } from '@washhouse/contract/language'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { type Brand, brandIn, brandEmail, say } from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import type { MailPart } from '../../../core/mail/mail-body.ts'
import type { Lead, Setting } from '../../../platform/payload-types.ts'
import { websiteLink } from '../lead/lead-links.ts'
import { choiceLabels } from '../lead/lead.labels.ts'
import type { NamedLead } from '../lead/lead-texts.ts'

/** The brand in the sender's language, and its contact data. */
type Contacts = Brand & Pick<Setting, 'lineId' | 'phone' | 'answerDays' | 'refundDays'>

/** A member to whom the email goes at their confirmed address. */
export interface ConfirmedMember {
  firstName: string | null
}

/**
 * Confirms the lead to its sender and explains the next steps. It repeats nothing that the sender typed, not even the name:
 * anyone can enter another person's address and use the email for advertising. Members are greeted by their account's name.
 */
export function writeSenderMail(
  { lead, branch }: NamedLead,
  brand: Contacts,
  member?: ConfirmedMember,
): Letter {
  const { kind, language } = lead
  const { answerDays, refundDays } = brand
  const reference = lead.reference ?? ''
  const text = texts[language](brandIn(language, brand), reference)
  const time = lead.contactTime && choiceLabels.contactTime[lead.contactTime][language]
  const answer = answerDays ? [say(text.answer(answerDays))] : []
  const next: Record<Lead['kind'], MailPart[]> = {
    contact: answer,
    franchise: [
      ...answer,
      say(time ? text.callAt(time) : text.callSoon),
      ...linkTo(language, '/investor', text.aboutFranchise),
    ],
    problem: [
      {
        kind: 'facts',
        facts: [
          { name: text.reference, value: reference },
          ...(branch ? [{ name: text.branch, value: branch }] : []),
        ],
      },
      ...answer,
      ...(refundDays ? [say(text.refund(refundDays))] : []),
      say(member ? text.inAccount : text.progress),
      ...linkTo(language, `/problem/${reference}`, text.toStatus),
    ],
  }
  return brandEmail(language, brand, {
    subject: text.subject[kind],
    name: member?.firstName,
    parts: [say(text.arrived[kind]), ...next[kind], ...contacts(brand, text)],
    note: text.notYou,
  })
}

function linkTo(language: Language, path: string, name: string): MailPart[] {
  const href = websiteLink(language, path)
  return href ? [{ kind: 'link', name, href }] : []
}

function contacts({ email, phone, lineId }: Contacts, text: ReturnType<typeof thai>): MailPart[] {
  const channels = [
    ...(phone ? [{ name: text.phone, value: text.number(phone), href: `tel:${phone}` }] : []),
    ...(lineId ? [{ name: 'LINE', value: lineId }] : []),
  ]
  return [
    ...(email ? [say(text.more)] : []),
    ...(channels.length > 0 ? [{ kind: 'facts', facts: channels } as const] : []),
  ]
}

const thai = (brand: string, reference: string) => ({
  subject: {
    contact: `${brand}ได้รับข้อความของคุณแล้ว`,
    franchise: `ขอบคุณที่สนใจแฟรนไชส์${brand}`,
    problem: `${brand}รับเรื่องแล้ว รหัส ${reference}`,
  },
  arrived: {
    contact: `ขอบคุณที่เขียนถึง${brand} เราได้รับข้อความของคุณแล้ว ทีมงานจะติดต่อกลับทางโทรศัพท์หรืออีเมลที่ให้ไว้`,
    franchise: `ขอบคุณที่สนใจเปิดร้าน${brand} เราได้รับข้อมูลของคุณแล้ว ทีมแฟรนไชส์จะติดต่อกลับเพื่อคุยรายละเอียด`,
    problem: `ขออภัยในความไม่สะดวก ${brand}รับเรื่องของคุณแล้ว ทีมงานจะตรวจสอบกับสาขาแล้วติดต่อกลับ`,
  },
  answer: (days: number) => `เราจะติดต่อกลับภายใน ${days} วันทำการ`,
  refund: (days: number) =>
    `ถ้าเครื่องขัดข้องหรือเป็นความผิดพลาดของเรา เราคืนเงินหรือให้ซักใหม่ฟรี ภายใน ${days} วันทำการนับจากวันที่ได้ข้อมูลครบ`,
  callAt: (time: string) => `เราจะโทรหาคุณในช่วงเวลาที่คุณสะดวก คือ ${time}`,
  callSoon: 'เราจะโทรหาคุณในเวลาทำการ',
  aboutFranchise: 'อ่านเรื่องแฟรนไชส์เพิ่มเติม',
  reference: 'รหัสติดตามเรื่อง',
  branch: 'สาขา',
  progress: 'เก็บรหัสนี้ไว้ดูความคืบหน้า หรือแจ้งทีมงานเวลาติดต่อเรา',
  inAccount: 'เรื่องนี้อยู่ในหน้าตะกร้าผ้าของฉันแล้ว ดูความคืบหน้าและส่งข้อมูลเพิ่มได้ทุกเมื่อ',
  toStatus: 'ดูความคืบหน้า',
  more: 'มีอะไรเพิ่มเติม ตอบกลับอีเมลนี้ได้เลย หรือติดต่อเราทางช่องทางนี้',
  phone: 'โทรศัพท์',
  number: (phone: string) => formatPhone(phone, 'th'),
  notYou: 'อีเมลนี้ส่งอัตโนมัติ เพราะมีผู้กรอกอีเมลของคุณบนเว็บไซต์ ถ้าไม่ใช่คุณ ไม่ต้องทำอะไร',
})

const workingDays = (days: number) => (days === 1 ? 'one working day' : `${days} working days`)

const english: typeof thai = (brand, reference) => ({
  subject: {
    contact: `${brand} has received your message`,
    franchise: `Thanks for your interest in a ${brand} franchise`,
    problem: `${brand} has received your report ${reference}`,
  },
  arrived: {
    contact: `Thanks for writing to ${brand}. We’ve got your message, and our team will get back to you by phone or email.`,
    franchise: `Thanks for your interest in opening a ${brand} shop. We’ve got your details, and our franchise team will get in touch to talk it over.`,
    problem: `Sorry for the trouble. ${brand} has received your report. Our team will check with the branch and get back to you.`,
  },
  answer: (days) => `We’ll get back to you within ${workingDays(days)}.`,
  refund: (days) =>
    `If the machine failed or we made a mistake, we’ll refund you or give you a free wash within ${workingDays(days)} of getting all the details.`,
  callAt: (time) => `We’ll call at the time you chose: ${time} (Thailand time).`,
  callSoon: 'We’ll call you during office hours in Thailand.',
  aboutFranchise: 'More about the franchise',
  reference: 'Report code',
  branch: 'Branch',
  progress: 'Keep this code to check progress or when you contact our team.',
  inAccount: 'This report is in My laundry. You can check progress or add to it any time.',
  toStatus: 'Check progress',
  more: 'Anything to add? Just reply to this email, or reach us here:',
  phone: 'Phone',
  number: (phone) => phone.replace(';ext=', ' ext. '),
  notYou:
    'We sent this email automatically because someone entered your address on our website. If it wasn’t you, ignore it.',
})

const texts = { th: thai, en: english }
