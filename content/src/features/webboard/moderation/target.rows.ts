import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { writersOf } from '../tables/board-tables.ts'
import { casesOf } from '../tables/care-tables.ts'
import { caseKindNames, type CaseKind } from './case.labels.ts'
import { findStored } from '../board/stored.rows.ts'
import { type Stored, subjectIn, subjectKey } from '../tables/subject.ts'
import { type Decision, RefusedDecision } from './decision.ts'
import { textMark } from './text-mark.ts'

/** What a decision is about. */
export interface Target {
  caseId: number | null
  kind: CaseKind | null
  /** It solved its post until it was hidden. */
  wasSolution: boolean
  /** Null: a case about a person, or about something that nobody has found. */
  stored: Stored | null
  /** Its author, held till the end of the write; null: no member, or none any more. */
  memberId: string | null
}

const CaseRow = z.object({
  kind: z.enum(caseKindNames),
  state: z.string(),
  post: column.nullableNumber,
  reply: column.nullableNumber,
  memberId: column.text,
})
type CaseRow = z.infer<typeof CaseRow>

/** @throws RefusedDecision where there is none, somebody else has decided, or the text was changed. */
export async function findTarget(payload: BasePayload, decision: Decision): Promise<Target> {
  const { caseId = null } = decision
  const row = caseId === null ? null : await requireOpen(payload, caseId)
  const subject = subjectIn(row ?? decision)
  const seen = subject && (await findStored(payload, subject))
  if (subject && !seen) throw new RefusedDecision('gone')
  const author = (seen ? seen.memberId : row?.memberId) ?? null
  const memberId = author !== null && (await holdWriter(payload, author)) ? author : null
  // He may have been erased right before that.
  const stored = (subject && (await findStored(payload, subject))) ?? null
  if (stored && decision.mark !== undefined && textMark(stored) !== decision.mark)
    throw new RefusedDecision('changed')
  const { kind = null } = row ?? {}
  const wasSolution = stored !== null && (await wasItSolution(payload, stored))
  return { caseId, kind, wasSolution, stored, memberId }
}

async function requireOpen(payload: BasePayload, id: number): Promise<CaseRow> {
  const { kind, state, post, reply, memberId } = casesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ kind, state, post, reply, memberId })
    .from(casesOf(payload))
    .where(eq(casesOf(payload).id, id))
  if (!row) throw new RefusedDecision('gone')
  const found = CaseRow.parse(row)
  if (found.state !== 'open') throw new RefusedDecision('decided')
  return found
}

/** Whichever of its open cases knows that. */
async function wasItSolution(payload: BasePayload, stored: Stored): Promise<boolean> {
  const { id, subject, state, wasSolution } = casesOf(payload)
  const isAbout = and(eq(subject, subjectKey(stored)), eq(state, 'open'))
  const found = await connectionTo(payload)
    .select({ id })
    .from(casesOf(payload))
    .where(and(isAbout, eq(wasSolution, true)))
  return found.length > 0
}

/** Till the end of the write he is neither erased nor changed otherwise; false where he is gone. */
export async function holdWriter(payload: BasePayload, memberId: string): Promise<boolean> {
  const writers = writersOf(payload)
  const held = await connectionTo(payload)
    .update(writers)
    .set({ id: memberId })
    .where(eq(writers.id, memberId))
    .returning({ id: writers.id })
  return held.length > 0
}
