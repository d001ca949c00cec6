import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { casesOf, takeDownsOf } from '../tables/care-tables.ts'
import { findStored } from '../board/stored.rows.ts'
import { decidable, subjectIn, subjectKey, type Subject } from '../tables/subject.ts'

interface Ending {
  decision: string
  /** Id of the member of staff; null: its author. */
  by: number | null
}

/** Its author took back what there was to decide about. */
export const takenBack: Ending = { decision: 'withdrawn', by: null }

const Closed = z.object({
  id: z.coerce.number(),
  openKey: z.string().nullable(),
  wasSolution: z.unknown().transform(Boolean),
})
/** A case that was open; `openKey` opens it again. */
export type Closed = Pick<z.infer<typeof Closed>, 'id' | 'openKey' | 'wasSolution'>

/** Closes all that is open about a post or reply. */
export async function closeCasesAbout(
  payload: BasePayload,
  subject: Pick<Subject, 'kind' | 'id'>,
  ending: Ending,
): Promise<Closed[]> {
  return await closeCases(payload, eq(casesOf(payload).subject, subjectKey(subject)), ending)
}

export async function closeCase(
  payload: BasePayload,
  id: number,
  ending: Ending,
): Promise<Closed[]> {
  return await closeCases(payload, eq(casesOf(payload).id, id), ending)
}

async function closeCases(
  payload: BasePayload,
  which: SQL,
  { decision, by }: Ending,
): Promise<Closed[]> {
  const cases = casesOf(payload)
  const { id, openKey, wasSolution } = cases
  const connection = connectionTo(payload)
  const rows = await connection
    .select({ id, openKey, wasSolution })
    .from(cases)
    .where(and(which, eq(cases.state, 'open')))
  const closed = rows.map((row) => Closed.parse(row))
  const now = new Date().toISOString()
  for (const each of closed)
    await connection
      .update(cases)
      .set({ state: 'decided', openKey: null, decision, by, decidedAt: now, updatedAt: now })
      .where(eq(cases.id, each.id))
  return closed
}

const About = z.object({ post: column.nullableNumber, reply: column.nullableNumber })

/**
 * Opens cases again that were just closed, unless another one of the kind has been opened meanwhile, or there is nothing
 * to decide any more: nobody could close it.
 */
export async function reopenCases(
  payload: BasePayload,
  closed: readonly Pick<Closed, 'id' | 'openKey'>[],
): Promise<void> {
  const cases = casesOf(payload)
  const connection = connectionTo(payload)
  for (const { id, openKey } of closed) {
    if (openKey === null) continue
    const taken = await connection
      .select({ id: cases.id })
      .from(cases)
      .where(eq(cases.openKey, openKey))
    const [other] = taken
    if (other) await joinTakeDowns(payload, id, Number(other.id))
    if (other || !(await isLeftToDecide(payload, id))) continue
    const open = { state: 'open', openKey, decision: null, by: null, decidedAt: null }
    await connection
      .update(cases)
      .set({ ...open, updatedAt: new Date().toISOString() })
      .where(eq(cases.id, id))
  }
}

/** Whoever asked first is not forgotten behind another: the case that is open is his, too, and due when his was. */
async function joinTakeDowns(payload: BasePayload, from: number, to: number): Promise<void> {
  const { caseId } = takeDownsOf(payload)
  const { id, dueAt } = casesOf(payload)
  const connection = connectionTo(payload)
  const moved = await connection
    .update(takeDownsOf(payload))
    .set({ caseId: to })
    .where(eq(caseId, from))
    .returning({ caseId })
  if (moved.length === 0) return
  const [first] = await connection.select({ dueAt }).from(casesOf(payload)).where(eq(id, from))
  await connection
    .update(casesOf(payload))
    .set({ dueAt: column.moment.parse(first?.dueAt) })
    .where(eq(id, to))
}

/** Of one about a person, or about something that nobody has found, something always is. */
async function isLeftToDecide(payload: BasePayload, caseId: number): Promise<boolean> {
  const { id, post, reply } = casesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ post, reply })
    .from(casesOf(payload))
    .where(eq(id, caseId))
  if (!row) return false
  const subject = subjectIn(About.parse(row))
  if (!subject) return true
  const stored = await findStored(payload, subject)
  return stored !== undefined && decidable.includes(stored.state)
}
