import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { toMail } from '../../../engines/mail/letter.ts'
import type { Job } from '../../../engines/mail/outbox-job.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  sent,
} from '../../../engines/mail/outbox-source.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { label } from '../../../ground/languages/labels.ts'
import { mailedMembersOf } from '../choice/mailing-tables.ts'
import { readKeptBrand } from '../sending/kept-brand.ts'
import { mailProof } from '../sending/mail-proof.ts'
import { MailedReader } from '../sending/mailed-reader.rows.ts'
import { runIdIn } from '../sending/run.rows.ts'
import { writePolicyChange } from './policy-change-letter.ts'
import { findChange, isToldOf, noteProof, saidBy, type StoredChange } from './policy-change.rows.ts'

/** Announced changes to members, each of whom has an account. */
export const policyChangeOutbox: OutboxSource = {
  collection: 'members',
  purposes: {
    'policy-change': {
      label: label('แจ้งเปลี่ยนนโยบาย', 'Changed policy'),
      channel: 'bulk',
      toVisitor: true,
    },
  },
  deliver: (job, tools) => sendChange(job, tools),
}

async function sendChange(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload, sendMail, signal } = tools
  const id = runIdIn('policy_changes', job.run)
  const change = id === undefined ? undefined : await findChange(payload, id)
  if (!change || change.state === 'stopped')
    return dropped('ยกเลิกการแจ้งนี้แล้ว (the announcement was stopped)')
  const reader = await findReader(payload, job.subjectId, change)
  if (!reader) return dropped('ไม่มีบัญชีที่ยืนยันอีเมลแล้ว (there is no account with a shown address)')
  const { language, email } = reader
  const brand = await readKeptBrand(payload, language)
  const letter = writePolicyChange(saidBy(change), language, brand)
  const envelope = { to: [email], from: brand.brandName, language }
  await sendMail(toMail(job, letter, envelope), signal)
  return sent
}

/** A member who is told; asked right before each mail leaves. */
async function findReader(
  payload: BasePayload,
  memberId: string,
  change: StoredChange,
): Promise<MailedReader | undefined> {
  const members = mailedMembersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ email: members.email, language: members.language })
    .from(members)
    .where(and(eq(members.id, memberId), isToldOf(payload, change)))
  return row && MailedReader.parse(row)
}

/** Proofs of an announcement to the editor who asked for them, ahead of all that goes to many. */
export const policyProofOutbox: OutboxSource = {
  collection: 'policy-changes',
  purposes: {
    'policy-proof': {
      label: label('ตัวอย่างการแจ้งเปลี่ยนนโยบาย', 'Proof of an announced change'),
      channel: 'mail',
    },
  },
  deliver: (job, tools) => sendProof(job, tools),
}

async function sendProof(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload } = tools
  const change = await findChange(payload, Number(job.subjectId))
  const isSent =
    change !== undefined &&
    (await mailProof(job, tools, (language, brand) =>
      writePolicyChange(saidBy(change), language, brand),
    ))
  if (!isSent) return dropped('ไม่มีการแจ้งนี้แล้ว (there is no such announcement)')
  await noteProof(payload, change, new Date())
  return sent
}
