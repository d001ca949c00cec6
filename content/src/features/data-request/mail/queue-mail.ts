import { randomUUID } from 'node:crypto'
import { and, asc, eq, lte, desc, gt, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import type { OutboxPurpose } from '../../../core/mail/outbox-source.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { isUnqueued, queueJobs, outboxOf } from '../../../core/mail/outbox.rows.ts'
import { connectionTo, takeAdvisoryLock } from '../../../platform/database/tables.ts'
import { requestsOf, remindedUntil } from '../request/stored-request.rows.ts'

const toAsker = (text: Label): OutboxPurpose => ({ label: text, channel: 'mail', toVisitor: true })

/** Emails about requests, to requesters and to administrators. */
export const dataRequestPurposes = {
  'data-proof': toAsker(label('ลิงก์ยืนยันคำขอเรื่องข้อมูล', 'Link to confirm a data request')),
  'data-received': toAsker(label('ตอบรับคำขอเรื่องข้อมูล', 'Data request received')),
  'data-answered': toAsker(label('ตอบคำขอเรื่องข้อมูล', 'Answer to a data request')),
  'data-refused': toAsker(label('ปฏิเสธคำขอเรื่องข้อมูล', 'Refusal of a data request')),
  'data-arrived': {
    label: label('แจ้งผู้ดูแลระบบว่ามีคำขอเรื่องข้อมูล', 'To administrators: new data request'),
    channel: 'mail',
  },
  'data-due': {
    label: label('เตือนคำขอเรื่องข้อมูลใกล้ครบกำหนด', 'To administrators: data request due soon'),
    channel: 'mail',
  },
} satisfies Record<string, OutboxPurpose>

const source = { collection: 'data-requests', purposes: dataRequestPurposes } as const

const queuedAtOnce = 100

/** Queues an email about a request within the write that it reports. A reopened request may be answered once more. */
export async function queueMail(
  payload: BasePayload,
  subjectId: string,
  purpose: keyof typeof dataRequestPurposes,
  content?: object,
): Promise<void> {
  const job = { subjectId, purpose, part: randomUUID(), ...(content && { content }) }
  await queueJobs(payload, source, [job])
}

/** Queues one reminder for each open request that is overdue or due within a week. */
export async function queueReminders(payload: BasePayload, now: Date): Promise<void> {
  const table = requestsOf(payload)
  const { id, state, dueAt } = table
  const isDue = and(
    eq(state, 'open'),
    lte(dueAt, remindedUntil(now).toISOString()),
    isUnqueued(payload, source, 'data-due', id),
  )
  for (;;) {
    const rows = await connectionTo(payload)
      .select({ id })
      .from(table)
      .where(isDue)
      .orderBy(asc(dueAt))
      .limit(queuedAtOnce)
    const jobs = rows.map((row) => ({ subjectId: String(row.id), purpose: 'data-due' }))
    await queueJobs(payload, source, jobs)
    if (rows.length < queuedAtOnce) return
  }
}

const purpose = 'data-arrived'

/** After an arrivals email, requests are gathered this long into the next one. */
const gatheredMs = 60 * 60_000

const Arrivals = z.object({ requests: z.array(z.string()) })

/** The requests that an arrivals email lists. A resent email only knows its own request. */
export function arrivalsIn({ subjectId, content }: { subjectId: unknown; content: unknown }) {
  return Arrivals.safeParse(content).data?.requests ?? [String(subjectId)]
}

/**
 * Notifies the administrators of a request within the write that opens it. The email is sent at once, or an hour after the
 * last one together with further requests.
 */
export async function queueAcknowledgement(payload: BasePayload, id: string): Promise<void> {
  await takeAdvisoryLock(payload, purpose)
  if (await joinWaiting(payload, id)) return
  const notBefore = await nextMail(payload)
  const job = { subjectId: id, purpose, part: randomUUID(), content: { requests: [id] } }
  await queueJobs(payload, source, [notBefore ? { ...job, notBefore } : job])
}

/** Adds the request to a waiting email. False if there is none or if it is being sent. */
async function joinWaiting(payload: BasePayload, id: string): Promise<boolean> {
  const box = outboxOf(payload)
  const isWaiting = and(isArrival(payload), eq(box.status, 'waiting'))
  const [row] = await connectionTo(payload)
    .select({ id: box.id, subjectId: box.subjectId, content: box.content })
    .from(box)
    .where(isWaiting)
    .orderBy(desc(box.queuedAt))
    .limit(1)
  if (!row) return false
  const joined = await connectionTo(payload)
    .update(box)
    .set({ content: { requests: [...arrivalsIn(row), id] }, updatedAt: new Date().toISOString() })
    .where(and(isWaiting, eq(box.id, row.id)))
    .returning({ id: box.id })
  return joined.length > 0
}

/** When the next email may be sent; undefined: at once. */
async function nextMail(payload: BasePayload): Promise<Date | undefined> {
  const box = outboxOf(payload)
  const now = Date.now()
  const isLately = gt(box.sentAt, new Date(now - gatheredMs).toISOString())
  const rows = await connectionTo(payload)
    .select({ status: box.status, sentAt: box.sentAt })
    .from(box)
    .where(and(isArrival(payload), or(eq(box.status, 'sending'), isLately)))
  const times = rows.map(({ status, sentAt }) =>
    status === 'sending' ? now : Date.parse(String(sentAt)),
  )
  return times.length === 0 ? undefined : new Date(Math.max(...times) + gatheredMs)
}

function isArrival(payload: BasePayload) {
  const box = outboxOf(payload)
  return and(eq(box.subjectKind, source.collection), eq(box.purpose, purpose))
}
