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
  /** For how many hours it may leave, and its link works, if it has one. */
  hours: number
  /** The page that its button leads to. */
  page: string
  /** The link that it brings, by a token in the page's address. */
  link?: LinkKind | undefined
}

/** Whoever registers types their address: of one that does not exist nobody need be told. */
const mail = (text: Label, hours: number, page: string, link?: LinkKind): MemberMail => ({
  label: text,
  channel: 'mail',
  toVisitor: true,
  hours,
  page,
  link,
})
const day = 24

/** What is mailed to members. */
export const memberMails = {
  reset: mail(label('ตั้งรหัสผ่านใหม่', 'New password'), 1, '/reset-password', 'reset'),
  welcome: mail(label('ต้อนรับและยืนยันอีเมล', 'Welcome and verification'), day, '/verify', 'verify'),
  verify: mail(label('ยืนยันอีเมล', 'Verification'), day, '/verify', 'verify'),
  'new-email': mail(label('ยืนยันอีเมลใหม่', 'Confirm a new e-mail'), day, '/verify-email', 'email'),
  'email-moved': mail(
    label('แจ้งว่าอีเมลเปลี่ยนแล้ว', 'E-mail was changed'),
    7 * day,
    '/undo-email',
    'undo',
  ),
  'password-changed': warning(label('แจ้งว่ารหัสผ่านเปลี่ยนแล้ว', 'Password was changed')),
  'new-device': warning(label('แจ้งการเข้าสู่ระบบจากเครื่องใหม่', 'Sign-in on a new device')),
  misuse: warning(label('แจ้งการใช้เซสชันผิดปกติ', 'Session was misused')),
  'line-joined': warning(label('แจ้งว่าเชื่อมกับ LINE แล้ว', 'LINE was joined')),
  'line-parted': warning(label('แจ้งว่าเลิกเชื่อมกับ LINE แล้ว', 'LINE was parted')),
  suspended: mail(label('แจ้งว่าบัญชีถูกระงับ', 'Account was suspended'), 14 * day, '/appeal', 'appeal'),
  'appeal-granted': mail(label('แจ้งว่าเลิกระงับหลังทบทวน', 'Appeal was granted'), 14 * day, '/login'),
  'appeal-refused': mail(
    label('แจ้งว่ายังระงับหลังทบทวน', 'Appeal was turned down'),
    14 * day,
    '/contact',
  ),
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

/** What the outbox keeps of a mail to a member until it has left, beside whose it is. */
export const MailContent = z.object({
  /** What the token of its link is made of. */
  seed: z.string().optional(),
  /** Where it goes, unless to the member's address. */
  to: z.string().optional(),
  /** The address that an account has while another is to be confirmed. */
  from: z.string().optional(),
  /** When it happened, or will, ISO 8601. */
  at: z.string().optional(),
  /** The browser, as it named itself. */
  userAgent: z.string().nullable().optional(),
  /** Why an account was suspended, in the words of staff. */
  reason: z.string().nullable().optional(),
  /** Of a member who is there no more. */
  language: z.enum(languages).optional(),
  /** Whether the address of such a member was shown to be theirs. */
  isVerified: z.boolean().optional(),
  /** With the password a move to another address was cancelled that nobody had confirmed. */
  isMoveCancelled: z.boolean().optional(),
  /** The old password works no more: the member undid a change of their address. */
  isUndone: z.boolean().optional(),
})
export type MailContent = z.infer<typeof MailContent>

interface Queued {
  /** Of the same part one is queued. */
  part?: string
  expiresAt?: Date
}

/** Until when a mail may leave that is queued now, and its link works. */
export const endOfMail = (purpose: MemberPurpose) =>
  new Date(Date.now() + memberMails[purpose].hours * 60 * 60 * 1000)

/**
 * Queues a mail to a member, in the write that it tells of: it leaves once the outbox is woken. False where it was queued
 * before.
 */
export async function keepMail(
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

/** What is queued for it finds no member when it is to leave. */
const nobodysId = '0'

/**
 * Queues a mail with a link that somebody asks for. Without a member the same is done for nothing: what an answer takes
 * tells nobody whether there is one.
 */
export async function queueLink(
  payload: BasePayload,
  memberId: string | undefined,
  purpose: 'reset' | 'verify',
): Promise<void> {
  await keepMail(payload, memberId ?? nobodysId, purpose)
  wakeOutbox()
}

/** Queues a warning, of which there is one a day at most. */
export async function queueWarning(
  payload: BasePayload,
  memberId: string,
  purpose: 'new-device' | 'misuse',
  content: Pick<MailContent, 'userAgent'>,
): Promise<void> {
  const part = new Date().toISOString().slice(0, 10)
  if (await keepMail(payload, memberId, purpose, content, { part })) wakeOutbox()
}

/** How an appeal ended, by the key of the decision that ended it. */
interface AppealAnswer {
  isGranted: boolean
  key: string
}

/** Queues what tells a member how their appeal against a suspension ended. */
export async function queueAppealAnswer(
  payload: BasePayload,
  memberId: string,
  { isGranted, key }: AppealAnswer,
): Promise<void> {
  const purpose = isGranted ? 'appeal-granted' : 'appeal-refused'
  await keepMail(payload, memberId, purpose, {}, { part: key })
}
