import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'
import { appealsOf, keptTextsOf, reportsOf, takeDownsOf } from '../tables/moderation-tables.ts'
import { column } from '../tables/columns.ts'
import { closeCasesAbout, takenBack } from './close-cases.rows.ts'
import { setStored } from '../board/stored.rows.ts'
import { subjectKey, type Subject } from '../tables/subject.ts'

/**
 * Deletes a member's moderation data: reports, appeals, stored texts, and texts that nobody else has seen, with their cases.
 */
export async function eraseModerationRecords(
  payload: BasePayload,
  memberId: string,
): Promise<void> {
  const connection = connectionTo(payload)
  const cases = casesOf(payload)
  const appeals = appealsOf(payload)
  const waiting = await listIn(payload, memberId, 'waiting')
  if (waiting.length > 0)
    await connection.delete(cases).where(inArray(cases.subject, waiting.map(subjectKey)))
  await withdrawUnseen(payload, memberId)
  const asked = connection
    .select({ id: wholeNumber(appeals.caseId) })
    .from(appeals)
    .where(eq(appeals.memberId, memberId))
  await connection.delete(cases).where(and(inArray(cases.id, asked), eq(cases.kind, 'appeal')))
  for (const table of [reportsOf(payload), appeals, keptTextsOf(payload)])
    await connection.delete(table).where(eq(table.memberId, memberId))
}

type Written = Pick<Subject, 'kind' | 'id'>

/** Withdraws edited texts that are still under review; their positions stay. */
async function withdrawUnseen(payload: BasePayload, memberId: string): Promise<void> {
  const { subject, kind, state } = casesOf(payload)
  for (const hidden of await listIn(payload, memberId, 'hidden')) {
    const isHeld = and(eq(subject, subjectKey(hidden)), eq(kind, 'held'), ne(state, 'closed'))
    const held = await connectionTo(payload)
      .select({ subject })
      .from(casesOf(payload))
      .where(isHeld)
    if (held.length === 0) continue
    const texts = hidden.kind === 'post' ? { title: null, pinnedAt: null } : { quote: null }
    await setStored(payload, hidden, { state: 'withdrawn', detail: null, ...texts })
    await closeCasesAbout(payload, hidden, takenBack)
  }
}

/** The member's posts and replies in a state. */
async function listIn(
  payload: BasePayload,
  memberId: string,
  state: 'waiting' | 'hidden',
): Promise<Written[]> {
  const found: Written[] = []
  for (const [kind, table] of [
    ['post', postsOf(payload)],
    ['reply', repliesOf(payload)],
  ] as const) {
    const rows = await connectionTo(payload)
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.memberId, memberId), eq(table.state, state)))
    found.push(...rows.map(({ id }) => ({ kind, id: Number(id) })))
  }
  return found
}

/** Take-down requests from an address; requesting one requires no account. */
export async function ownTakeDowns(payload: BasePayload, to: string) {
  const { id, email, address, reason, name, message, createdAt } = takeDownsOf(payload)
  const rows = await connectionTo(payload)
    .select({ address, reason, name, email, message, at: createdAt })
    .from(takeDownsOf(payload))
    .where(eq(sql`lower(${email})`, to))
    .orderBy(asc(id))
  return rows.map(({ at, ...asked }) => ({ ...asked, date_created: column.moment.parse(at) }))
}

/** Deletes the requests; their cases stay without the requester. */
export async function eraseTakeDowns(payload: BasePayload, to: string): Promise<void> {
  const takeDowns = takeDownsOf(payload)
  await connectionTo(payload)
    .delete(takeDowns)
    .where(eq(sql`lower(${takeDowns.email})`, to))
}
