import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { label } from '../../ground/languages/labels.ts'
import { toMail } from '../mail/letter.ts'
import type { Job } from '../mail/outbox-job.ts'
import {
  type DeliveryTools,
  dropped,
  type OutboxPurpose,
  type OutboxSource,
  sent,
} from '../mail/outbox-source.ts'
import { wakeOutbox } from '../mail/outbox-wake-up.ts'
import { queueJobs } from '../mail/outbox.rows.ts'
import type { AccountChange, AccountKind } from './account-kind.ts'
import { findAccountById } from './account.rows.ts'
import { openLink, tokenOf } from './mail-links.rows.ts'

/** How long a link to a new password works. */
export const resetLifetimeMs = 60 * 60 * 1000

/** The same of each kind of account. */
export const resetPurpose = {
  label: label('ตั้งรหัสผ่านใหม่', 'New password'),
  channel: 'mail',
} satisfies OutboxPurpose

/** What leaves about a kind of account. */
export function accountOutbox(kind: AccountKind): OutboxSource {
  return {
    collection: kind.collection,
    purposes: {
      reset: resetPurpose,
      changed: { label: label('แจ้งว่าบัญชีถูกแก้ไข', 'Account was changed'), channel: 'mail' },
    },
    deliver: (job, tools) =>
      job.purpose === 'reset' ? deliverReset(kind, job, tools) : deliverNotice(kind, job, tools),
  }
}

const Reset = z.object({ seed: z.string() })

async function deliverReset(kind: AccountKind, job: Job, tools: DeliveryTools) {
  const { payload, sendMail, signal } = tools
  const { data: reset } = Reset.safeParse(job.content)
  if (!reset || !job.expiresAt) return dropped('ลิงก์ถูกลบไปแล้ว (its link was erased)')
  const account = await findAccountById(payload, kind, job.subjectId)
  if (!account) return dropped('ไม่มีบัญชีนี้ (there is no such account)')
  const { id, email } = account
  const { collection } = kind
  const token = tokenOf(payload, reset.seed)
  const link = { account: { collection, id }, email, token, expiresAt: job.expiresAt }
  if (!(await openLink(payload, { kind: 'reset', ...link })))
    return dropped('มีลิงก์ที่ใช้ได้อยู่หลายลิงก์แล้ว (several links work already)')
  const envelope = { to: [email], language: 'th' } as const
  await sendMail(toMail(job, kind.letters.reset(token), envelope), signal)
  return sent
}

const Notice = z.object({ to: z.string(), what: z.array(z.enum(['password', 'email'])) })

async function deliverNotice(kind: AccountKind, job: Job, { sendMail, signal }: DeliveryTools) {
  const { data: notice } = Notice.safeParse(job.content)
  if (!notice) return dropped('เนื้อหาถูกลบไปแล้ว (its text was erased)')
  const envelope = { to: [notice.to], language: 'th' } as const
  await sendMail(toMail(job, kind.letters.changed(notice.what), envelope), signal)
  return sent
}

/** Tells the owner of an account, at each of the addresses, what was changed. */
export async function queueNotices(
  payload: BasePayload,
  kind: AccountKind,
  { id, what, to }: { id: number | string; what: AccountChange[]; to: readonly string[] },
): Promise<void> {
  const jobs = [...new Set(to)].map((address) => ({
    subjectId: String(id),
    purpose: 'changed',
    part: randomUUID(),
    content: { to: address, what },
  }))
  await queueJobs(payload, accountOutbox(kind), jobs)
  wakeOutbox()
}
