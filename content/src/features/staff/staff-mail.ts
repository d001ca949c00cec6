import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import type { Connection } from '../../platform/database/tables.ts'
import { label } from '../../platform/languages/labels.ts'
import { toMail } from '../../core/mail/email-content.ts'
import {
  type DeliveryTools,
  dropped,
  type OutboxSource,
  sent,
  type Job,
} from '../../core/mail/outbox-source.ts'
import { wakeOutbox } from '../../core/mail/outbox-wake-up.ts'
import { queueJobs } from '../../core/mail/outbox.rows.ts'
import {
  type AccountChange,
  accountChanges,
  writeInvitation,
  writeNotice,
  writeResetMail,
  writeSignedOut,
} from './staff-emails.ts'
import { findAccountById, type StoredAccount } from './staff.rows.ts'
import {
  drawSeed,
  openLink,
  readLink,
  replaceLink,
  tokenOf,
} from '../../core/accounts/mail-links.rows.ts'

export const resetLifetimeMs = 60 * 60 * 1000

/** Validity of an invitation: covers a week of absence. */
export const invitationLifetimeMs = 7 * 24 * 60 * 60 * 1000

/** Links that set a password. */
export const passwordLinks = ['reset', 'invite'] as const

const accountOf = (id: number | string) => ({ collection: 'staff', id }) as const

export const staffOutbox: OutboxSource = {
  collection: 'staff',
  purposes: {
    reset: { label: label('ตั้งรหัสผ่านใหม่', 'New password'), channel: 'mail' },
    invite: { label: label('คำเชิญ', 'Invitation'), channel: 'mail' },
    changed: { label: label('แจ้งว่าบัญชีถูกแก้ไข', 'Account was changed'), channel: 'mail' },
  },
  deliver(job, tools) {
    if (job.purpose === 'changed') return deliverNotice(job, tools)
    return deliverLink(job, tools)
  },
}

const Seeded = z.object({ seed: z.string() })

async function deliverLink(job: Job, tools: DeliveryTools) {
  const { payload, sendMail, signal } = tools
  const { data: seeded } = Seeded.safeParse(job.content)
  if (!seeded || !job.expiresAt) return dropped('ลิงก์ถูกลบไปแล้ว (its link was erased)')
  const account = await findAccountById(payload, job.subjectId)
  if (!account) return dropped('ไม่มีบัญชีนี้ (there is no such account)')
  const { id, email } = account
  const token = tokenOf(payload, seeded.seed)
  const isInvitation = job.purpose === 'invite'
  const link = { account: accountOf(id), email, token, expiresAt: job.expiresAt }
  if (isInvitation && !(await readLink(payload, 'invite', 'staff', token)))
    return dropped('คำเชิญนี้ใช้ไม่ได้แล้ว (the invitation no longer works)')
  if (!isInvitation && !(await openLink(payload, { kind: 'reset', ...link })))
    return dropped('มีลิงก์ที่ใช้ได้อยู่หลายลิงก์แล้ว (several links work already)')
  const envelope = { to: [email], language: 'th' } as const
  const letter = isInvitation ? writeInvitation(token) : writeResetMail(token)
  await sendMail(toMail(job, letter, envelope), signal)
  return sent
}

const Notice = z.object({ to: z.string(), what: z.array(z.enum(accountChanges)) })

async function deliverNotice(job: Job, { sendMail, signal }: DeliveryTools) {
  const { data: notice } = Notice.safeParse(job.content)
  if (!notice) return dropped('เนื้อหาถูกลบไปแล้ว (its text was erased)')
  const envelope = { to: [notice.to], language: 'th' } as const
  // Without a change of the account, it was signed out.
  const letter = notice.what.length > 0 ? writeNotice(notice.what) : writeSignedOut()
  await sendMail(toMail(job, letter, envelope), signal)
  return sent
}

/** Queues the password reset email. Without such an account, the outbox drops it. */
export async function queueReset(payload: BasePayload, id: number | string): Promise<void> {
  const job = {
    subjectId: String(id),
    purpose: 'reset',
    part: randomUUID(),
    content: { seed: drawSeed() },
    expiresAt: new Date(Date.now() + resetLifetimeMs),
  }
  await queueJobs(payload, staffOutbox, [job])
  wakeOutbox()
}

type Invited = Pick<StoredAccount, 'id' | 'email'>

/**
 * Stores an invitation, which replaces an earlier one, and returns the seed of its token. It is valid at once, not only when
 * its email leaves: a revocation before that is final.
 */
async function openInvitation(
  payload: BasePayload,
  { id, email }: Invited,
  connection?: Connection,
): Promise<{ seed: string; expiresAt: Date }> {
  const seed = drawSeed()
  const expiresAt = new Date(Date.now() + invitationLifetimeMs)
  const link = {
    account: accountOf(id),
    email,
    token: tokenOf(payload, seed),
    expiresAt,
  }
  await replaceLink(payload, { kind: 'invite', ...link }, connection)
  return { seed, expiresAt }
}

/** Opens a password link for the caller to pass on; undefined if too many links of the account are open. */
export async function openPasswordLink(
  payload: BasePayload,
  { id, email, hash }: StoredAccount,
): Promise<{ kind: 'reset' | 'invite'; token: string } | undefined> {
  if (hash === null) {
    const { seed } = await openInvitation(payload, { id, email })
    return { kind: 'invite', token: tokenOf(payload, seed) }
  }
  const token = tokenOf(payload, drawSeed())
  const expiresAt = new Date(Date.now() + resetLifetimeMs)
  const account = accountOf(id)
  const isOpen = await openLink(payload, { kind: 'reset', account, email, token, expiresAt })
  return isOpen ? { kind: 'reset', token } : undefined
}

/**
 * Mails an invitation. In PostgreSQL the outbox may run before the account is committed; the email then leaves at the next
 * run, half a minute later.
 */
export async function queueInvitation(
  payload: BasePayload,
  account: Invited,
  connection?: Connection,
): Promise<void> {
  const { seed, expiresAt } = await openInvitation(payload, account, connection)
  const subjectId = String(account.id)
  const job = { subjectId, purpose: 'invite', part: randomUUID(), content: { seed }, expiresAt }
  await queueJobs(payload, staffOutbox, [job], connection)
  wakeOutbox()
}

/** Notifies the owner of an account of changes, at each given address. */
export async function queueNotices(
  payload: BasePayload,
  { id, what, to }: { id: number | string; what: AccountChange[]; to: readonly string[] },
): Promise<void> {
  const jobs = [...new Set(to)].map((address) => ({
    subjectId: String(id),
    purpose: 'changed',
    part: randomUUID(),
    content: { to: address, what },
  }))
  await queueJobs(payload, staffOutbox, jobs)
  wakeOutbox()
}
