import { and, eq, ne } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { casesOf, closeCases } from '../../../core/cases/cases.rows.ts'
import { subjectKey, type Subject } from '../tables/subject.ts'

/** Its author took back what there was to decide about. */
export const takenBack = { decision: 'withdrawn', by: null }

/** Closes all that is open about a post or reply, but for one; what staff decided of it is not carried out any more. */
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
