import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { caseKindsOf } from '../../content/src/core/cases/case-kind.ts'
import { casesOf, stepsOf } from '../../content/src/core/cases/cases.rows.ts'
import {
  appealsOf,
  keptTextsOf,
  reportsOf,
  takeDownsOf,
} from '../../content/src/features/webboard/tables/moderation-tables.ts'
import { takeDownOutbox } from '../../content/src/features/webboard/moderation/take-down-outbox.ts'
import { outboxOf } from '../../content/src/core/mail/outbox.rows.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { hoursBefore, known, type Filling } from './filling.ts'
import type { QueueCaseDemo } from './queue.demo.ts'

/** Dates a case and its records as the demo content says; nobody gets an email about it. */
export async function dateCase(
  filling: Filling,
  key: string,
  queued: QueueCaseDemo,
): Promise<void> {
  const { subject } = casesOf(filling.payload)
  if (queued.kind === 'appeal') {
    await dateOne(filling, eq(subject, key), queued.removedHoursAgo)
    await dateOne(filling, isNull(subject), queued.hoursAgo)
  } else await dateOne(filling, eq(subject, key), queued.hoursAgo)
}

async function dateOne({ payload, filledAt }: Filling, which: SQL, hoursAgo: number) {
  const came = hoursBefore(filledAt, hoursAgo)
  const moment = came.toISOString()
  const cameAt = { createdAt: moment, updatedAt: moment }
  const cases = casesOf(payload)
  const connection = connectionTo(payload)
  const found = await connection
    .update(cases)
    .set(cameAt)
    .where(which)
    .returning({ id: cases.id, kind: cases.kind, subject: cases.subject })
  if (found.length !== 1) throw new Error(`There is not one case about a text, but ${found.length}`)
  const { id, kind, subject } = known(found[0], 'a case')
  const { dueMs = 0 } = known(caseKindsOf(payload)[String(kind)], String(kind))
  const dueAt = new Date(Number(came) + dueMs).toISOString()
  const isIt = eq(cases.id, Number(id))
  await connection.update(cases).set({ dueAt }).where(isIt)
  await connection
    .update(cases)
    .set({ decidedAt: moment })
    .where(and(isIt, isNotNull(cases.decidedAt)))
  for (const table of [reportsOf(payload), keptTextsOf(payload)])
    await connection
      .update(table)
      .set(cameAt)
      .where(eq(table.subject, String(subject)))
  for (const table of [stepsOf(payload), appealsOf(payload), takeDownsOf(payload)])
    await connection
      .update(table)
      .set(cameAt)
      .where(eq(table.caseId, Number(id)))
  await mailNobody(payload, Number(id))
}

/** Deletes the acknowledgements in the write that queues them. */
async function mailNobody(payload: Filling['payload'], caseId: number): Promise<void> {
  const takeDowns = takeDownsOf(payload)
  const connection = connectionTo(payload)
  const asked = await connection
    .select({ id: takeDowns.id })
    .from(takeDowns)
    .where(eq(takeDowns.caseId, caseId))
  if (asked.length === 0) return
  const box = outboxOf(payload)
  const ids = asked.map((row) => String(row.id))
  const isOfThem = inArray(box.subjectId, ids)
  await connection.delete(box).where(and(eq(box.subjectKind, takeDownOutbox.collection), isOfThem))
}
