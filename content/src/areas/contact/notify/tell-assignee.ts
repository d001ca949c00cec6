import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { toMail } from '../../../engines/mail/letter.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import type { Job } from '../../../engines/mail/outbox-job.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  sent,
} from '../../../engines/mail/outbox-source.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../engines/mail/outbox.rows.ts'
import { connectionOf } from '../../../ground/database/tables.ts'
import type { Lead } from '../../../ground/payload-types.ts'
import { leadNames } from '../inbox/lead-names.ts'
import { assigneeIn } from '../lead/lead-history.ts'
import { leadPurposes } from './lead-purposes.ts'
import { writeStaffMail } from './staff-mail.ts'
import type { NamedLead } from './stored-lead.ts'

/** Whom the lead was assigned to, and by whom. */
const Assignment = z.object({ to: z.number(), by: z.number().nullable() })

/** Queues a mail to the new assignee of a lead, unless they assigned it themselves. */
export const tellAssignee: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, req }) => {
  const to = assigneeIn(doc)
  const by = req.user?.collection === 'staff' ? req.user.id : null
  if (to === null || to === by || to === assigneeIn(previousDoc)) return doc
  const job = {
    subjectId: doc.id,
    purpose: 'assigned',
    // If two assign it to the same colleague at once, one mail is sent.
    part: `${to}:${previousDoc.updatedAt ?? ''}`,
    content: { to, by } satisfies z.input<typeof Assignment>,
  }
  const source = { collection: 'leads', purposes: leadPurposes } as const
  await queueJobs(req.payload, source, [job], await connectionOf(req))
  wakeOutbox()
  return doc
}

/** Sends it, unless the lead was assigned to somebody else meanwhile, or its assignee may no longer read it. */
export async function mailAssignee(
  job: Job,
  given: NamedLead,
  { payload, sendMail, signal }: DeliveryTools,
): Promise<Delivered> {
  const { data: assignment } = Assignment.safeParse(job.content)
  if (!assignment || assigneeIn(given.lead) !== assignment.to)
    return dropped('เปลี่ยนผู้รับผิดชอบไปแล้ว (it was assigned to somebody else)')
  const wanted = { collection: 'staff', id: assignment.to, disableErrors: true } as const
  const assignee = await payload.findByID(wanted)
  if (!assignee || assignee.role === 'moderator')
    return dropped('ผู้รับผิดชอบไม่มีสิทธิ์ดูเรื่องนี้แล้ว (its assignee may not read it any more)')
  const by = oneLine(await leadNames(payload, 'th')('staff', assignment.by))
  const { subject, parts, ...letter } = writeStaffMail(payload, given)
  const text = `${by ? `คุณ${by} ` : 'ทีมงาน'}มอบหมายเรื่องนี้ให้คุณ`
  const assigned = {
    ...letter,
    subject: `มอบหมายให้คุณ: ${subject}`,
    parts: [{ kind: 'text', text } as const, ...parts],
  }
  const { brandName: from } = await payload.findGlobal({ slug: 'settings', locale: 'th' })
  await sendMail(toMail(job, assigned, { to: [assignee.email], from, language: 'th' }), signal)
  return sent
}
