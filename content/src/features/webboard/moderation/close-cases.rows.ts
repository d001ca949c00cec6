import { and, eq, ne } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { casesOf, closeCases } from '../../../core/cases/cases.rows.ts'
import { subjectKey, type Subject } from '../tables/subject.ts'

/** The author withdrew the text. */
export const takenBack = { decision: 'withdrawn', by: null }

/** Closes all cases about a post or reply except one; their pending decisions are not carried out. */
export async function closeCasesAbout(
  payload: BasePayload,
  subject: Pick<Subject, 'kind' | 'id'>,
  ending: { decision: string; by: number | null },
  but?: number,
): Promise<void> {
  const cases = casesOf(payload)
  const isOther = but === undefined ? undefined : ne(cases.id, but)
  await closeCases(payload, and(eq(cases.subject, subjectKey(subject)), isOther), ending)
}
