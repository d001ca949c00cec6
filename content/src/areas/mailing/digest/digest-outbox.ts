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
import { label } from '../../../ground/languages/labels.ts'
import { leavingHeaders } from '../choice/leaving-headers.ts'
import { readKeptBrand } from '../sending/kept-brand.ts'
import { mailProof } from '../sending/mail-proof.ts'
import { findReader } from '../sending/mailed-reader.rows.ts'
import { readState, runIdIn } from '../sending/run.rows.ts'
import { writeDigest } from './digest-letter.ts'
import { composeOpen, findIssue, noteProof, readFrozen } from './digest-issue.rows.ts'
import { noticesFor } from './digest-readers.rows.ts'
import { type FrozenIssue, isForAll } from './frozen-issue.ts'

/** The digest to members, each of whom chose it. */
export const digestOutbox: OutboxSource = {
  collection: 'members',
  purposes: {
    digest: {
      label: label('สรุปรายสัปดาห์', 'Weekly digest'),
      channel: 'bulk',
      // Of one whose address takes no mail any more nobody need be told.
      toVisitor: true,
    },
  },
  deliver: (job, tools) => sendDigest(job, tools),
}

async function sendDigest(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload, sendMail, signal } = tools
  const id = runIdIn('digest_issues', job.run)
  const issue = id === undefined ? undefined : await readLeaving(payload, id)
  if (issue === undefined) return dropped('ฉบับนี้ยกเลิกแล้ว (the issue was stopped)')
  const memberId = job.subjectId
  const reader = await findReader(payload, memberId, 'digest')
  if (!reader) return dropped('ไม่ได้รับสรุปแล้ว (he does not take it any more)')
  const notices = await noticesFor(payload, memberId, issue)
  if (!isForAll(issue) && notices.length === 0)
    return dropped('ไม่มีเรื่องสำหรับสมาชิกคนนี้แล้ว (nothing of it is for him any more)')
  const { language, email } = reader
  const brand = await readKeptBrand(payload, language)
  const way = await leavingHeaders(payload, { memberId, kind: 'digest' }, language)
  const letter = writeDigest(issue, { language, brand, way, notices })
  const envelope = { to: [email], from: brand.brandName, language }
  await sendMail(toMail(job, letter, envelope), signal)
  return sent
}

const kept = new WeakMap<BasePayload, { id: number; issue: FrozenIssue }>()

/** What an issue says that may still leave. It never changes: the last one read is kept. */
async function readLeaving(payload: BasePayload, id: number): Promise<FrozenIssue | undefined> {
  const state = await readState(payload, 'digest_issues', id)
  if (!state || state === 'stopped') return undefined
  const last = kept.get(payload)
  if (last?.id === id) return last.issue
  const issue = await readFrozen(payload, id)
  if (issue) kept.set(payload, { id, issue })
  return issue
}

/** Proofs of an issue to the editor who asked for them, ahead of all that goes to many. */
export const proofOutbox: OutboxSource = {
  collection: 'digest-issues',
  purposes: {
    'digest-proof': { label: label('ตัวอย่างสรุปรายสัปดาห์', 'Proof of a digest'), channel: 'mail' },
  },
  deliver: (job, tools) => sendProof(job, tools),
}

async function sendProof(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload } = tools
  const gone = dropped('ไม่มีฉบับนี้แล้ว (there is no such issue)')
  const stored = await findIssue(payload, Number(job.subjectId))
  if (!stored) return gone
  const now = new Date()
  const issue = (await readFrozen(payload, stored.id)) ?? (await composeOpen(payload, stored, now))
  const isSent = await mailProof(job, tools, (language, brand) =>
    writeDigest(issue, { language, brand, notices: issue.notices }),
  )
  if (!isSent) return gone
  await noteProof(payload, stored, now)
  return sent
}
