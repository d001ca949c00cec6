import type { Language } from '@washhouse/contract/language'
import { choiceLabels } from '../lead/lead.labels.ts'
import { readablePhone } from '../lead/lead-links.ts'
import type { Letter } from '../../../engines/mail/letter.ts'
import type { MailPart } from '../../../engines/mail/mail-body.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import type { NamedLead } from './stored-lead.ts'

/** The brand as the reader knows it, and how to reach it. */
export interface Brand {
  name: string
  email: string | undefined
  phone: string | undefined
  lineId: string | undefined
  /** The website's address, where it is known. */
  website: string | undefined
}

/**
 * Tells the sender that his lead has arrived and what happens next. Nothing that he typed is in it, not
 * even his name: anyone can enter another's address, and we deliver nobody's advertisements.
 */
export function writeSenderMail(given: NamedLead, brand: Brand): Letter {
  const { lead } = given
  const text = texts[lead.language]
  const name = lead.language === 'th' ? spaced(brand.name) : brand.name
  const body: Record<typeof lead.kind, () => MailPart[]> = {
    contact: () => [say(text.contact(name))],
    franchise: () => [
      say(text.franchise(name)),
      say(text.call(lead.contactTime && choiceLabels.contactTime[lead.contactTime][lead.language])),
      ...linkTo(brand, lead.language, '/investor', text.aboutFranchise),
    ],
    problem: () => [
      say(text.problem(name)),
      { kind: 'facts', facts: problemFacts(given) },
      say(text.progress),
      ...linkTo(brand, lead.language, `/problem/${lead.reference ?? ''}`, text.toStatus),
    ],
  }
  return {
    subject: oneLine(text.subject[lead.kind](name, lead.reference ?? '')),
    parts: [
      say(text.greeting),
      ...body[lead.kind](),
      ...contacts(brand, lead.language),
      say(text.closing(name)),
      { kind: 'note', text: text.notYou },
    ],
    ...(brand.email ? { replyTo: { name: brand.name, address: brand.email } } : {}),
  }
}

function say(text: string): MailPart {
  return { kind: 'text', text: oneLine(text, 1000) }
}

/** Thai runs on without spaces; a name in Latin letters has them around it. */
function spaced(name: string): string {
  return /^[\x20-\x7e]+$/.test(name) ? ` ${name} ` : name
}

function linkTo(brand: Brand, language: Language, path: string, name: string): MailPart[] {
  if (!brand.website) return []
  return [{ kind: 'link', name, href: `${brand.website}${language === 'th' ? '' : '/en'}${path}` }]
}

function problemFacts({ lead, branch }: NamedLead) {
  const text = texts[lead.language]
  const facts = [{ name: text.reference, value: lead.reference ?? '' }]
  return branch ? [...facts, { name: text.branch, value: branch }] : facts
}

function contacts({ email, phone, lineId }: Brand, language: Language): MailPart[] {
  const text = texts[language]
  const channels = [
    ...(phone ? [{ name: text.phone, value: text.number(phone), href: `tel:${phone}` }] : []),
    ...(lineId ? [{ name: 'LINE', value: lineId }] : []),
  ]
  return [
    ...(email ? [say(text.more)] : []),
    ...(channels.length > 0 ? [{ kind: 'facts', facts: channels } as const] : []),
  ]
}

const thai = {
  greeting: 'สวัสดี',
  subject: {
    contact: (brand: string) => `${brand}ได้รับข้อความของคุณแล้ว`,
    franchise: (brand: string) => `ขอบคุณที่สนใจแฟรนไชส์${brand}`,
    problem: (brand: string, reference: string) => `${brand}รับเรื่องแล้ว รหัส ${reference}`,
  },
  contact: (brand: string) =>
    `ขอบคุณที่เขียนถึง${brand} ข้อความของคุณมาถึงเราเรียบร้อย ทีมงานจะอ่านแล้วติดต่อกลับทางโทรศัพท์หรืออีเมลที่ให้ไว้`,
  franchise: (brand: string) =>
    `ขอบคุณที่สนใจเปิดร้าน${brand} เราได้รับข้อมูลของคุณแล้ว ทีมแฟรนไชส์จะดูข้อมูลที่ให้ไว้ แล้วติดต่อกลับเพื่อคุยรายละเอียด`,
  call: (time: string | null | undefined) =>
    time ? `เราจะโทรหาคุณในช่วงเวลาที่คุณสะดวก คือ ${time}` : 'เราจะโทรหาคุณในเวลาทำการ',
  aboutFranchise: 'อ่านเรื่องแฟรนไชส์เพิ่มเติม',
  problem: (brand: string) =>
    `ขออภัยในความไม่สะดวก ${brand}รับเรื่องของคุณแล้ว ทีมงานจะตรวจสอบกับสาขาแล้วติดต่อกลับ`,
  reference: 'รหัสติดตามเรื่อง',
  branch: 'สาขา',
  progress: 'เก็บรหัสนี้ไว้ดูความคืบหน้าหรือแจ้งทีมงานเมื่อติดต่อมา',
  toStatus: 'ดูความคืบหน้า',
  more: 'มีอะไรเพิ่มเติม ตอบกลับอีเมลนี้ได้เลย หรือติดต่อเราทางนี้',
  phone: 'โทรศัพท์',
  number: readablePhone,
  closing: (brand: string) => `ทีมงาน${brand}`,
  notYou: 'อีเมลนี้ส่งอัตโนมัติ เพราะมีผู้กรอกอีเมลของคุณบนเว็บไซต์ ถ้าไม่ใช่คุณ ไม่ต้องทำอะไร',
}

const english: typeof thai = {
  greeting: 'Hello,',
  subject: {
    contact: (brand) => `${brand} has received your message`,
    franchise: (brand) => `Thank you for your interest in a ${brand} franchise`,
    problem: (brand, reference) => `${brand} has received your report ${reference}`,
  },
  contact: (brand) =>
    `Thank you for writing to ${brand}. Your message has arrived. Our team will read it and get back to you by phone or email.`,
  franchise: (brand) =>
    `Thank you for your interest in opening a ${brand} shop. We have your details. Our franchise team will go through them, then get in touch to talk it over.`,
  call: (time) =>
    time
      ? `We will call you at the time that suits you: ${time} (Thailand).`
      : 'We will call you during office hours in Thailand.',
  aboutFranchise: 'More about the franchise',
  problem: (brand) =>
    `We are sorry for the trouble. ${brand} has received your report. Our team will check with the branch and get back to you.`,
  reference: 'Your code',
  branch: 'Branch',
  progress: 'Keep this code to check progress, or give it to our team when you call or write.',
  toStatus: 'Check progress',
  more: 'Anything to add? Just reply to this email, or reach us here:',
  phone: 'Phone',
  number: (phone) => phone,
  closing: (brand) => `The ${brand} team`,
  notYou:
    'This email was sent automatically because your address was entered on our website. If it was not you, you need not do anything.',
}

const texts = { th: thai, en: english }
