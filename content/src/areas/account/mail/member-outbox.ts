import type { BasePayload } from 'payload'
import { type LinkKind, openLink, tokenOf } from '../../../engines/accounts/mail-links.rows.ts'
import { readBrand } from '../../../engines/mail/brand.ts'
import { toMail } from '../../../engines/mail/letter.ts'
import type { MailShare } from '../../../engines/mail/mail.ts'
import type { Job } from '../../../engines/mail/outbox-job.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  sent,
} from '../../../engines/mail/outbox-source.ts'
import { MailContent } from './mail-content.ts'
import { findMailedMember, findMemberByEmail, type MailedMember } from './mailed-member.rows.ts'
import { memberPurposes, type MemberPurpose } from './member-purposes.ts'
import type { WordsName } from './member-words.th.ts'
import { writeMemberLetter } from './write-letter.ts'

/** A mail that is due, and what is known of whose it is. */
interface Due {
  job: Job
  payload: BasePayload
  content: MailContent
  member: MailedMember
}

/** A mail as it is to be written, or why it need not be. */
type Planned = { to: string; name: WordsName; token?: string } | { note: string }

/** What leaves for members. */
export const memberOutbox: OutboxSource = {
  collection: 'members',
  purposes: memberPurposes,
  deliver,
}

const firstDayMs = 24 * 60 * 60 * 1000

const notes = {
  erased: { note: 'เนื้อหาถูกลบไปแล้ว (its text was erased)' },
  gone: { note: 'ไม่มีบัญชีนี้ (there is no such account)' },
  suspended: { note: 'บัญชีถูกระงับ (the account is suspended)' },
  lifted: { note: 'บัญชีไม่ได้ถูกระงับแล้ว (the account is suspended no more)' },
  verified: { note: 'ยืนยันอีเมลแล้ว (the address is verified)' },
  enough: { note: 'มีลิงก์ที่ใช้ได้อยู่หลายลิงก์แล้ว (several links work already)' },
  taken: { note: 'อีเมลนี้มีบัญชีอยู่แล้ว (the address has an account)' },
  moved: { note: 'อีเมลของบัญชีเปลี่ยนไปแล้ว (the account has another address)' },
  stayed: { note: 'บัญชีใช้อีเมลนี้อยู่ (the account has this address)' },
  firstDay: { note: 'บัญชีเพิ่งสมัคร (the account is new)' },
} satisfies Record<string, Planned>

const plans: Record<Exclude<MemberPurpose, 'deleted'>, (due: Due) => Promise<Planned>> = {
  async welcome(due) {
    if (due.member.emailVerified) return notes.verified
    return await withLink(due, 'verify', due.member.email)
  },
  async verify(due) {
    if (due.member.emailVerified) return notes.verified
    return await withLink(due, 'verify', due.member.email)
  },
  async reset(due) {
    const planned = await withLink(due, 'reset', due.member.email)
    return due.content.isUndone && 'name' in planned ? { ...planned, name: 'undone' } : planned
  },
  async 'new-email'(due) {
    const { member, payload, content } = due
    if (content.to === undefined) return notes.erased
    if (member.email !== content.from) return notes.moved
    // Who asked is not told, nor is whoever has the address: it is none of his business.
    if (await findMemberByEmail(payload, content.to)) return notes.taken
    return await withLink(due, 'email', content.to)
  },
  async 'email-moved'(due) {
    const { content, member } = due
    if (content.to === undefined) return notes.erased
    if (member.email === content.to) return notes.stayed
    return await withLink(due, 'undo', content.to)
  },
  async 'password-changed'({ content, member }) {
    return { to: content.to ?? member.email, name: 'password-changed' }
  },
  async 'new-device'({ job, member }) {
    const age = job.queuedAt.getTime() - member.createdAt.getTime()
    return age < firstDayMs ? notes.firstDay : { to: member.email, name: 'new-device' }
  },
  async misuse({ member }) {
    return { to: member.email, name: 'misuse' }
  },
  async 'line-joined'({ content, member }) {
    return { to: content.to ?? member.email, name: 'line-joined' }
  },
  async 'line-parted'({ content, member }) {
    return { to: content.to ?? member.email, name: 'line-parted' }
  },
  async inactive({ content, member }) {
    if (content.at === undefined) return notes.erased
    return { to: member.email, name: 'inactive' }
  },
  async unverified(due) {
    const { content, member } = due
    if (member.emailVerified) return notes.verified
    if (content.at === undefined) return notes.erased
    const planned = await withLink(due, 'verify', member.email)
    // He is told in any case; the page gives him another link.
    return 'note' in planned ? { to: member.email, name: 'unverified' } : planned
  },
  async suspended(due) {
    const { member } = due
    if (member.status !== 'suspended') return notes.lifted
    const planned = await withLink(due, 'appeal', member.email)
    // He is told in any case.
    return 'note' in planned ? { to: member.email, name: 'suspended' } : planned
  },
  async 'appeal-granted'({ member }) {
    return { to: member.email, name: 'appeal-granted' }
  },
  async 'appeal-refused'({ member }) {
    if (member.status !== 'suspended') return notes.lifted
    return { to: member.email, name: 'appeal-refused' }
  },
}

async function deliver(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload, sendMail, signal } = tools
  const { data: content } = MailContent.safeParse(job.content)
  if (!content) return dropped(notes.erased.note)
  const member = await findMailedMember(payload, job.subjectId)
  const planned = await plan(job, payload, content, member)
  if ('note' in planned) return dropped(planned.note)
  const language = member?.language ?? content.language ?? 'th'
  const brand = await readBrand(payload, language)
  const share = shareOf(job.purpose, member?.emailVerified ?? content.isVerified)
  const envelope = { to: [planned.to], from: brand.brandName, language, share }
  const letter = writeMemberLetter({ ...content, ...planned, language }, brand)
  await sendMail(toMail(job, letter, envelope), signal)
  return sent
}

const causedByStaff = ['suspended', 'appeal-granted', 'appeal-refused']

/**
 * Anyone can register with another's address, and then have mails sent there: warnings, too. An address that its member
 * has shown to be theirs is written to without a limit, but for the links that one account has open.
 */
function shareOf(purpose: string, isVerified = false): MailShare | undefined {
  if (isVerified && purpose !== 'new-email') return undefined
  if (causedByStaff.includes(purpose)) return undefined
  return purpose === 'reset' ? 'reset' : 'strangers'
}

async function plan(
  job: Job,
  payload: BasePayload,
  content: MailContent,
  member: MailedMember | undefined,
): Promise<Planned> {
  const { purpose } = job
  if (purpose === 'deleted')
    return content.to === undefined ? notes.erased : { to: content.to, name: 'deleted' }
  if (!member) return notes.gone
  if (!isPlanned(purpose)) throw new Error(`Nothing is written for "${purpose}"`)
  const isSuspended = member.status === 'suspended'
  if (isSuspended && !toSuspended.includes(purpose)) return notes.suspended
  return await plans[purpose]({ job, payload, content, member })
}

const toSuspended = ['suspended', 'appeal-refused', 'email-moved', 'unverified']

function isPlanned(purpose: string): purpose is keyof typeof plans {
  return Object.hasOwn(plans, purpose)
}

const ownWords = ['welcome', 'unverified'] as const

const nameOfKind = {
  verify: 'verify',
  reset: 'reset',
  email: 'new-email',
  undo: 'email-moved',
  appeal: 'suspended',
} satisfies Partial<Record<LinkKind, WordsName>>

/** Opens the link that a mail brings; its token stands in the mail alone. */
async function withLink(
  { job, payload, content, member }: Due,
  kind: keyof typeof nameOfKind,
  to: string,
): Promise<Planned> {
  const { expiresAt } = job
  if (content.seed === undefined || !expiresAt) return notes.erased
  const token = tokenOf(payload, content.seed)
  const account = { collection: 'members', id: member.id } as const
  if (!(await openLink(payload, { kind, account, email: to, token, expiresAt })))
    return notes.enough
  return { to, token, name: ownWords.find((name) => name === job.purpose) ?? nameOfKind[kind] }
}
