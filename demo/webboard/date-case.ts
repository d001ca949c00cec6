import { and, eq, inArray } from 'drizzle-orm'
import {
  appealsOf,
  casesOf,
  keptTextsOf,
  logOf,
  reportsOf,
  takeDownsOf,
} from '../../content/src/features/webboard/tables/care-tables.ts'
import { patienceMs } from '../../content/src/features/webboard/moderation/open-case.rows.ts'
import { takeDownOutbox } from '../../content/src/features/webboard/moderation/take-down-outbox.ts'
import { outboxOf } from '../../content/src/core/mail/outbox.rows.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { hoursBefore, known, type Filling } from './filling.ts'
import type { QueueCaseDemo } from './queue.demo.ts'

/** Has the one case about a member, and what stands with it, come when the demo content says; nobody is mailed of it. */
export async function dateCase(
  { payload, filledAt }: Filling,
  memberId: string,
  queued: QueueCaseDemo,
): Promise<void> {
  const opened = hoursBefore(filledAt, queued.hoursAgo)
  const decided = queued.kind === 'appeal' ? queued.removedHoursAgo : queued.hoursAgo
  const cameAt = datesAt(opened)
  const cases = casesOf(payload)
  const connection = connectionTo(payload)
  const found = await connection
    .update(cases)
    .set({ ...cameAt, dueAt: new Date(Number(opened) + patienceMs).toISOString() })
    .where(eq(cases.memberId, memberId))
    .returning({ id: cases.id, subject: cases.subject })
  if (found.length !== 1)
    throw new Error(`There is not one case about an author, but ${found.length}`)
  const { id, subject } = known(found[0], queued.kind)
  const [reports, appeals, takeDowns] = [
    reportsOf(payload),
    appealsOf(payload),
    takeDownsOf(payload),
  ]
  await connection
    .update(reports)
    .set(cameAt)
    .where(eq(reports.subject, String(subject)))
  await connection
    .update(appeals)
    .set(cameAt)
    .where(eq(appeals.caseId, Number(id)))
  for (const table of [logOf(payload), keptTextsOf(payload)])
    await connection
      .update(table)
      .set(datesAt(hoursBefore(filledAt, decided)))
      .where(eq(table.memberId, memberId))
  const asked = await connection
    .update(takeDowns)
    .set(cameAt)
    .where(eq(takeDowns.caseId, Number(id)))
    .returning({ id: takeDowns.id })
  await mailNobody(
    payload,
    asked.map((row) => String(row.id)),
  )
}

function datesAt(at: Date) {
  const moment = at.toISOString()
  return { createdAt: moment, updatedAt: moment }
}

/** Takes the acknowledgements away in the write that queues them. */
async function mailNobody(payload: Filling['payload'], takeDowns: string[]): Promise<void> {
  if (takeDowns.length === 0) return
  const box = outboxOf(payload)
  const isOfThem = inArray(box.subjectId, takeDowns)
  await connectionTo(payload)
    .delete(box)
    .where(and(eq(box.subjectKind, takeDownOutbox.collection), isOfThem))
}
