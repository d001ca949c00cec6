import { and, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { BasePayload, Where } from 'payload'
import { collectionTable, connectionTo, writeWhole } from '../../platform/database/tables.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import type { RetentionJob } from '../retention/retention-job.ts'
import type { OutboxSource } from './outbox-source.ts'
import { outboxOf } from './outbox.rows.ts'

const patienceMs = 15 * 60 * 1000

/** Queues one job, or all failed and waiting ones, to be sent now. Jobs that are being sent stay unchanged. */
export async function queueAgain(payload: BasePayload, id?: string): Promise<void> {
  const box = outboxOf(payload)
  const now = new Date().toISOString()
  await connectionTo(payload)
    .update(box)
    .set({
      status: 'waiting',
      attempts: 0,
      queuedAt: now,
      nextAttemptAt: now,
      lastError: null,
      updatedAt: now,
    })
    .where(
      id === undefined
        ? inArray(box.status, ['waiting', 'failed'])
        : and(eq(box.id, id), ne(box.status, 'sending')),
    )
}

export async function dropJob(payload: BasePayload, id: string): Promise<void> {
  const box = outboxOf(payload)
  await connectionTo(payload)
    .update(box)
    .set({ status: 'dropped', content: null, updatedAt: new Date().toISOString() })
    .where(and(eq(box.id, id), inArray(box.status, ['waiting', 'failed'])))
}

export async function deleteOrphanedMails(
  payload: BasePayload,
  sources: readonly OutboxSource[],
): Promise<void> {
  const box = outboxOf(payload)
  for (const { collection } of sources) {
    const records = collectionTable(payload, collection)
    const record = sql`select 1 from ${records} where cast(${records.id} as text) = ${box.subjectId}`
    await connectionTo(payload)
      .delete(box)
      .where(and(eq(box.subjectKind, collection), isDone(box), sql`not exists (${record})`))
  }
}

const isDone = (box: ReturnType<typeof outboxOf>) =>
  inArray(box.status, ['sent', 'failed', 'dropped'])

export const deleteOldMails = deleteExpired(outboxOf, (box, { before }) =>
  and(isDone(box), lte(box.expiresAt, before.toISOString())),
)

/** Erases the content of expired unsent jobs and drops them. */
export const eraseBodies: RetentionJob = async ({ payload, before, now, most, note }) =>
  await writeWhole(payload, async () => {
    const box = outboxOf(payload)
    const due = connectionTo(payload)
      .select({ id: box.id })
      .from(box)
      .where(and(isNotNull(box.content), lte(box.queuedAt, before.toISOString())))
      .limit(most)
    const erased = await connectionTo(payload)
      .update(box)
      .set({ status: 'dropped', content: null, updatedAt: now.toISOString() })
      .where(inArray(box.id, due))
      .returning({ id: box.id })
    if (erased.length > 0) await note(erased.length)
    return erased.length
  })

/** Counts failed jobs and those that have waited longer than 15 minutes, except emails to a visitor's mistyped address. */
export async function findOutboxStall(payload: BasePayload) {
  const tooLong = new Date(Date.now() - patienceMs).toISOString()
  const [waiting, failed] = await Promise.all([
    countJobs({ status: { in: ['waiting', 'sending'] }, queuedAt: { less_than: tooLong } }),
    countJobs({ status: { equals: 'failed' } }),
  ])
  return { waiting, failed }

  async function countJobs(where: Where): Promise<number> {
    const { totalDocs } = await payload.count({
      collection: 'outbox',
      where: { ...where, toVisitor: { not_equals: true } },
    })
    return totalDocs
  }
}

/** For the alert `outbox`. */
export async function checkOutbox(payload: BasePayload) {
  const stall = await findOutboxStall(payload)
  return stall.waiting + stall.failed === 0 ? undefined : stall
}
