import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { casesOf, closeCases } from '../../../core/cases/cases.rows.ts'
import { subjectKey, type Subject } from '../tables/subject.ts'

/** Its author took back what there was to decide about. */
export const takenBack = { decision: 'withdrawn', by: null }

/** Closes all that is open about a post or reply; what staff decided of it is not carried out any more. */
export async function closeCasesAbout(
  payload: BasePayload,
  subject: Pick<Subject, 'kind' | 'id'>,
  ending: { decision: string; by: number | null },
): Promise<void> {
  await closeCases(payload, eq(casesOf(payload).subject, subjectKey(subject)), ending)
}
