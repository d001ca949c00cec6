import { randomUUID } from 'node:crypto'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isUnqueued, queueJobs } from '../../../engines/mail/outbox.rows.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { requestsOf } from '../request/data-request.tables.ts'
import { remindedUntil } from '../request/due.ts'
import { dataRequestPurposes, type DataRequestPurpose } from './data-request-purposes.ts'

const source = { collection: 'data-requests', purposes: dataRequestPurposes } as const

const queuedAtOnce = 100

/** Queues mails about a request, in the write that they tell of. */
export async function keepMails(
  payload: BasePayload,
  subjectId: string,
  purposes: readonly DataRequestPurpose[],
  content?: object,
): Promise<void> {
  // One that was opened again may be answered once more.
  const part = randomUUID()
  const jobs = purposes.map((purpose) => ({
    subjectId,
    purpose,
    part,
    ...(content && { content }),
  }))
  await queueJobs(payload, source, jobs)
}

/** Queues one reminder for each request that is open and due within a week of this moment, or was. */
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
