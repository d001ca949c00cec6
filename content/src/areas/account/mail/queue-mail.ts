import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { drawSeed } from '../../../engines/accounts/mail-links.rows.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import {
  dropJobs,
  queueJobs,
  takeJobsBack,
  type NewJob,
} from '../../../engines/mail/outbox.rows.ts'
import type { MailContent } from './mail-content.ts'
import { mailLifetimes, memberPurposes, type MemberPurpose } from './member-purposes.ts'

/** What is queued for it finds no member when it is to leave. */
const nobodysId = '0'

type Notice = 'password-changed' | 'line-joined' | 'line-parted' | 'deleted'
type Linked = 'reset' | 'verify' | 'new-email' | 'email-moved'

/**
 * Queues a mail with a link. Without a member the same is done for nothing: what an answer takes tells nobody
 * whether there is one.
 */
export async function queueLink(
  payload: BasePayload,
  memberId: string | undefined,
  purpose: Linked,
  content: MailContent = {},
): Promise<void> {
  await keepLink(payload, memberId ?? nobodysId, purpose, content)
  wakeOutbox()
}

/** Queues one in a transaction, before whose end there is nothing to be had from the outbox. */
export async function keepLink(
  payload: BasePayload,
  memberId: string,
  purpose: Linked,
  content: MailContent = {},
): Promise<void> {
  const job = { ...jobFor(memberId, purpose), content: { seed: drawSeed(), ...content } }
  await keepJobs(payload, [job])
}

/** Queues a mail that tells members what was done with their account. */
export async function keepNotice(
  payload: BasePayload,
  memberId: string,
  purpose: Notice,
  content: MailContent = {},
): Promise<void> {
  await keepJobs(payload, [{ ...jobFor(memberId, purpose), content: { at: now(), ...content } }])
}

/** Queues what tells a member that his account was suspended, to leave after a moment. */
export async function keepSuspended(
  payload: BasePayload,
  memberId: string,
  { reason, mailAfter }: { reason: string; mailAfter?: Date | undefined },
): Promise<void> {
  const content = { at: now(), reason, seed: drawSeed() }
  const job = { ...jobFor(memberId, 'suspended'), content }
  await keepJobs(payload, [mailAfter ? { ...job, notBefore: mailAfter } : job])
}

/** A mail about how an appeal ended, by the decision that ended it. */
interface AppealAnswer {
  isGranted: boolean
  /** Of the decision. */
  key: string
  mailAfter: Date
}

/** Queues what tells a member how his appeal against a suspension ended, to leave after a moment. */
export async function keepAppealAnswer(
  payload: BasePayload,
  memberId: string,
  { isGranted, key, mailAfter }: AppealAnswer,
): Promise<void> {
  const purpose = isGranted ? 'appeal-granted' : 'appeal-refused'
  const job = { ...jobFor(memberId, purpose), part: key, notBefore: mailAfter }
  await keepJobs(payload, [{ ...job, content: { at: now() } }])
}

/** Takes that back, unless it has left. */
export async function takeAppealAnswerBack(
  payload: BasePayload,
  memberId: string,
  key: string,
): Promise<void> {
  const jobs = (['appeal-granted', 'appeal-refused'] as const).map((purpose) => ({
    subjectId: memberId,
    purpose,
    part: key,
  }))
  await takeJobsBack(payload, { collection: 'members' }, jobs)
}

/** Queues what tells a member that his account is not used, and when it will be deleted for that. */
export async function keepInactive(
  payload: BasePayload,
  memberId: string,
  deletedAt: Date,
): Promise<void> {
  const content = { at: deletedAt.toISOString() }
  await keepJobs(payload, [{ ...jobFor(memberId, 'inactive'), content }])
}

/** Queues what tells a member when his account will be deleted unless he confirms his address; once. */
export async function keepUnverified(
  payload: BasePayload,
  memberId: string,
  deletedAt: Date,
): Promise<void> {
  const content = { at: deletedAt.toISOString(), seed: drawSeed() }
  const expiresAt = new Date(Date.now() + mailLifetimes.unverified)
  await keepJobs(payload, [{ subjectId: memberId, purpose: 'unverified', expiresAt, content }])
}

/** Queues a warning, of which there is one a day at most. */
export async function queueWarning(
  payload: BasePayload,
  memberId: string,
  purpose: 'new-device' | 'misuse',
  content: Pick<MailContent, 'userAgent'>,
): Promise<void> {
  const today = now().slice(0, 10)
  const warning = { ...jobFor(memberId, purpose), part: today }
  const queued = await keepJobs(payload, [{ ...warning, content: { at: now(), ...content } }])
  if (queued > 0) wakeOutbox()
}

/** Queues the welcome of a member in the transaction that stores him. */
export async function keepWelcome(payload: BasePayload, memberId: string): Promise<void> {
  await keepJobs(payload, [{ ...jobFor(memberId, 'welcome'), content: { seed: drawSeed() } }])
}

function jobFor(subjectId: string, purpose: MemberPurpose): NewJob {
  const expiresAt = new Date(Date.now() + mailLifetimes[purpose])
  return { subjectId, purpose, part: randomUUID(), expiresAt }
}

/** Drops the mails that confirm a move of a member to another address and have not left; gives how many. */
export async function dropMoveMails(payload: BasePayload, subjectId: string): Promise<number> {
  const about = { collection: 'members', subjectId, purpose: 'new-email' } as const
  return await dropJobs(payload, about, 'รหัสผ่านเปลี่ยนแล้ว (the password was changed)')
}

/** Queues jobs about members; they leave once the outbox is woken. Gives how many were not there yet. */
export async function keepJobs(payload: BasePayload, jobs: readonly NewJob[]): Promise<number> {
  return await queueJobs(payload, { collection: 'members', purposes: memberPurposes }, jobs)
}

function now(): string {
  return new Date().toISOString()
}
