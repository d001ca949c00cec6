import type { BasePayload } from 'payload'
import { greetingName } from '../../../core/accounts/greeting-name.ts'
import { openLink, tokenOf } from '../../../core/accounts/mail-links.rows.ts'
import { sendBrandEmail } from '../../../core/mail/brand-email.ts'
import type { MailShare } from '../../../core/mail/mail.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  type Job,
} from '../../../core/mail/outbox-source.ts'
import { findMember, findMemberByEmail, type KnownMember } from '../member/member.rows.ts'
import { MailContent, memberMails, type MemberPurpose } from './queue-mail.ts'
import { type EmailFacts, writeMemberEmail } from './write-email.ts'

interface Due {
  job: Job
  payload: BasePayload
  content: MailContent
  member: KnownMember
}

/** The email to write, or why it is dropped. */
type Planned = ({ to: string } & Pick<EmailFacts, 'name' | 'token'>) | { note: string }

export const memberOutbox: OutboxSource = {
  collection: 'members',
  purposes: memberMails,
  deliver,
}

const firstDayMs = 24 * 60 * 60 * 1000

const erased = { note: 'เนื้อหาถูกลบไปแล้ว (its text was erased)' }
const notes = {
  suspended: 'บัญชีถูกระงับ (the account is suspended)',
  lifted: 'บัญชีไม่ได้ถูกระงับแล้ว (the account is no longer suspended)',
  verified: 'ยืนยันอีเมลแล้ว (the address is verified)',
  taken: 'อีเมลนี้มีบัญชีอยู่แล้ว (the address has an account)',
  moved: 'อีเมลของบัญชีเปลี่ยนไปแล้ว (the account has another address)',
  stayed: 'บัญชีใช้อีเมลนี้อยู่ (the account has this address)',
  firstDay: 'บัญชีเพิ่งสมัคร (the account is new)',
}

const toSuspended: readonly MemberPurpose[] = [
  'suspended',
  'appeal-refused',
  'email-moved',
  'unverified',
]
const aboutSuspension: readonly MemberPurpose[] = ['suspended', 'appeal-refused']
const toUnverified: readonly MemberPurpose[] = ['welcome', 'verify', 'unverified']
/** Sent to the address in the job, not to the account's. */
const toStoredAddress: readonly MemberPurpose[] = ['new-email', 'email-moved']
/** Sent even if no link can be created; then without one. */
const toldAnyhow: readonly MemberPurpose[] = ['unverified', 'suspended']

async function deliver(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { purpose } = job
  if (!isPurpose(purpose)) throw new Error(`Nothing is written for "${purpose}"`)
  const { payload } = tools
  const { data: content } = MailContent.safeParse(job.content)
  if (!content) return dropped(erased.note)
  const member = await findMember(payload, job.subjectId)
  const planned =
    purpose === 'deleted'
      ? toErased(content)
      : member
        ? await plan(purpose, { job, payload, content, member })
        : { note: 'ไม่มีบัญชีนี้ (there is no such account)' }
  if ('note' in planned) return dropped(planned.note)
  const language = member?.language ?? content.language ?? 'th'
  const share = shareOf(purpose, member?.emailVerified ?? content.isVerified)
  const isConfirmed = member?.emailVerified === true && planned.to === member.email
  const firstName = isConfirmed ? await greetingName(payload, member.firstName) : null
  return await sendBrandEmail(job, tools, { to: [planned.to], language, share }, (brand) =>
    writeMemberEmail({ ...content, ...planned, language, firstName }, brand),
  )
}

function isPurpose(purpose: string): purpose is MemberPurpose {
  return Object.hasOwn(memberMails, purpose)
}

function toErased({ to }: MailContent): Planned {
  return to === undefined ? erased : { to, name: 'deleted' }
}

const causedByStaff: readonly MemberPurpose[] = ['suspended', 'appeal-granted', 'appeal-refused']

/**
 * Anyone can register with another person's address. All emails to an unconfirmed address therefore count towards a limit,
 * even warnings. Emails to a confirmed address have no limit here; the number of open links limits them. Emails caused by
 * staff are never limited.
 */
function shareOf(purpose: MemberPurpose, isVerified = false): MailShare | undefined {
  if (isVerified && purpose !== 'new-email') return undefined
  if (causedByStaff.includes(purpose)) return undefined
  return purpose === 'reset' ? 'reset' : 'strangers'
}

async function plan(purpose: MemberPurpose, due: Due): Promise<Planned> {
  const { content, member } = due
  const note = await findReason(purpose, due)
  if (note !== undefined) return { note }
  const letter = {
    to: content.to ?? member.email,
    name: purpose === 'reset' && content.isUndone ? 'undone' : purpose,
  } as const
  const opened = await openOwnLink(purpose, due, letter.to)
  if (!('note' in opened)) return { ...letter, ...opened }
  return toldAnyhow.includes(purpose) ? letter : opened
}

/** Why an email is not sent any more. */
async function findReason(
  purpose: MemberPurpose,
  { job, payload, content, member }: Due,
): Promise<string | undefined> {
  if (content.to === undefined && toStoredAddress.includes(purpose)) return erased.note
  const isSuspended = member.status === 'suspended'
  if (isSuspended && !toSuspended.includes(purpose)) return notes.suspended
  if (!isSuspended && aboutSuspension.includes(purpose)) return notes.lifted
  if (member.emailVerified && toUnverified.includes(purpose)) return notes.verified
  if (purpose === 'email-moved' && member.email === content.to) return notes.stayed
  const ageMs = job.queuedAt.getTime() - Date.parse(member.createdAt)
  if (purpose === 'new-device' && ageMs < firstDayMs) return notes.firstDay
  if (purpose !== 'new-email') return undefined
  if (member.email !== content.from) return notes.moved
  // Neither the requester nor the owner of the address is notified, for privacy.
  return (await findMemberByEmail(payload, content.to ?? '')) && notes.taken
}

/** Creates the email's link. Its token is never stored. */
async function openOwnLink(
  purpose: MemberPurpose,
  { job, payload, content, member }: Due,
  email: string,
): Promise<{ token?: string } | { note: string }> {
  const kind = memberMails[purpose].link
  if (!kind) return {}
  const { expiresAt } = job
  if (content.seed === undefined || !expiresAt) return erased
  const token = tokenOf(payload, content.seed)
  const account = { collection: 'members', id: member.id } as const
  if (await openLink(payload, { kind, account, email, token, expiresAt })) return { token }
  return { note: 'มีลิงก์ที่ใช้ได้อยู่หลายลิงก์แล้ว (several links work already)' }
}
