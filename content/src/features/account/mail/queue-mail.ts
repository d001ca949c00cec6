import { randomUUID } from 'node:crypto'
import { languages } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { drawSeed, type LinkKind } from '../../../core/accounts/mail-links.rows.ts'
import type { OutboxPurpose } from '../../../core/mail/outbox-source.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../core/mail/outbox.rows.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'

interface MemberMail extends OutboxPurpose {
  /** Hours until the email and its link (if it has one) expire. */
  hours: number
  /** The page that its button opens. */
  page: string
  /** The kind of its link, whose token is in the page's address. */
  link?: LinkKind | undefined
}

/** People type their address themselves, so bounces are normal and do not alert staff. */
const mail = (text: Label, hours: number, page: string, link?: LinkKind): MemberMail => ({
  label: text,
  channel: 'mail',
  toVisitor: true,
  hours,
  page,
  link,
})
const day = 24

export const memberMails = {
  reset: mail(label('ตั้งรหัสผ่านใหม่', 'New password'), 1, '/reset-password', 'reset'),
  welcome: mail(label('ต้อนรับและยืนยันอีเมล', 'Welcome and verification'), day, '/verify', 'verify'),
  verify: mail(label('ยืนยันอีเมล', 'Verification'), day, '/verify', 'verify'),
  'new-email': mail(label('ยืนยันอีเมลใหม่', 'Confirm a new email'), day, '/verify-email', 'email'),
  'email-moved': mail(
    label('แจ้งว่าอีเมลเปลี่ยนแล้ว', 'Email was changed'),
    7 * day,
    '/undo-email',
    'undo',
  ),
  'password-changed': warning(label('แจ้งว่ารหัสผ่านเปลี่ยนแล้ว', 'Password was changed')),
  'new-device': warning(label('แจ้งการเข้าสู่ระบบจากเครื่องใหม่', 'Sign-in on a new device')),
  misuse: warning(label('แจ้งการใช้เซสชันผิดปกติ', 'Session was misused')),
  'line-joined': warning(label('แจ้งว่าเชื่อมกับ LINE แล้ว', 'LINE was linked')),
  'line-parted': warning(label('แจ้งว่าเลิกเชื่อมกับ LINE แล้ว', 'LINE was unlinked')),
  suspended: mail(label('แจ้งว่าบัญชีถูกระงับ', 'Account was suspended'), 14 * day, '/appeal', 'appeal'),
  'appeal-granted': mail(label('แจ้งว่าเลิกระงับหลังทบทวน', 'Appeal was granted'), 14 * day, '/login'),
  'appeal-refused': mail(label('แจ้งว่ายังระงับหลังทบทวน', 'Appeal was rejected'), 14 * day, '/contact'),
  inactive: mail(
    label('แจ้งว่าบัญชีที่ไม่ได้ใช้จะถูกลบ', 'Unused account will be deleted'),
    14 * day,
    '/login',
  ),
  unverified: mail(
    label('แจ้งว่าบัญชีที่ยังไม่ยืนยันอีเมลจะถูกลบ', 'Unconfirmed account will be deleted'),
    7 * day,
    '/verify',
    'verify',
  ),
  deleted: mail(label('แจ้งว่าลบบัญชีแล้ว', 'Account was deleted'), 3 * day, '/contact'),
}
export type MemberPurpose = keyof typeof memberMails

function warning(text: Label): MemberMail {
  return mail(text, 3 * day, '/forgot-password')
}

/** Stored in the outbox with the member's id until the email has left. */
export const MailContent = z.object({
  /** The seed of its link's token. */
  seed: z.string().optional(),
  /** The recipient, unless it is the member's address. */
  to: z.string().optional(),
  /** The account's current address, while the new one is not confirmed. */
  from: z.string().optional(),
  /** Time of the event, past or future, ISO 8601. */
  at: z.string().optional(),
  /** User agent header. */
  userAgent: z.string().nullable().optional(),
  /** Why staff suspended an account. */
  reason: z.string().nullable().optional(),
  /** The language of an erased member, whose row is gone. */
  language: z.enum(languages).optional(),
  /** Whether an erased member's address was confirmed. */
  isVerified: z.boolean().optional(),
  /** The password change also cancelled an unconfirmed move to another address. */
  isMoveCancelled: z.boolean().optional(),
  /** The old password does not work any more: the member undid a change of address. */
  isUndone: z.boolean().optional(),
})
export type MailContent = z.infer<typeof MailContent>

interface Queued {
  /** At most one email per member, purpose and part is queued. By default each has its own part. */
  part?: string
  expiresAt?: Date
}

/** The expiry of an email queued now, and of its link. */
export const endOfMail = (purpose: MemberPurpose) =>
  new Date(Date.now() + memberMails[purpose].hours * 60 * 60 * 1000)

/**
 * Queues an email to a member in the transaction of the event. It leaves once the outbox is woken. False if it was queued
 * before.
 */
export async function queueMail(
  payload: BasePayload,
  subjectId: string,
  purpose: MemberPurpose,
  content: MailContent = {},
  { part = randomUUID(), expiresAt = endOfMail(purpose) }: Queued = {},
): Promise<boolean> {
  const seed = memberMails[purpose].link ? { seed: drawSeed() } : {}
  const job = {
    subjectId,
    purpose,
    part,
    expiresAt,
    content: { at: new Date().toISOString(), ...seed, ...content },
  }
  const source = { collection: 'members', purposes: memberMails } as const
  return (await queueJobs(payload, source, [job])) > 0
}

/** No member has this id: the job is dropped when it is due. */
const nobodysId = '0'

/**
 * Queues an email with a link that a client requested. Without a member, a job is queued as well: the response time must not
 * show whether the account exists.
 */
export async function queueLink(
  payload: BasePayload,
  memberId: string | undefined,
  purpose: 'reset' | 'verify',
): Promise<void> {
  await queueMail(payload, memberId ?? nobodysId, purpose)
  wakeOutbox()
}

/** Queues a warning, at most one a day. */
export async function queueWarning(
  payload: BasePayload,
  memberId: string,
  purpose: 'new-device' | 'misuse',
  content: Pick<MailContent, 'userAgent'>,
): Promise<void> {
  const part = new Date().toISOString().slice(0, 10)
  if (await queueMail(payload, memberId, purpose, content, { part })) wakeOutbox()
}

/** The outcome of an appeal; `key` identifies the decision. */
interface AppealAnswer {
  isGranted: boolean
  key: string
}

/** Queues an email about the outcome of an appeal against a suspension. */
export async function queueAppealAnswer(
  payload: BasePayload,
  memberId: string,
  { isGranted, key }: AppealAnswer,
): Promise<void> {
  const purpose = isGranted ? 'appeal-granted' : 'appeal-refused'
  await queueMail(payload, memberId, purpose, {}, { part: key })
}
