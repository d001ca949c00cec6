import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { casesOf } from '../tables/care-tables.ts'
import { subjectKey, type Subject } from '../tables/subject.ts'
import type { CaseKind } from './case.labels.ts'
import type { Look } from '../rules/looks.ts'

/** Within it staff decide. */
export const patienceMs = 24 * 60 * 60_000

interface NewCase {
  kind: CaseKind
  subject: Subject | null
  /** Its author, or who asks. */
  memberId: string | null
  look?: Look
  wasSolution?: boolean
  /** What there is one of its kind about at a time, if not what it is about. */
  about?: string
}

const Id = z.coerce.number()

/** Opens a case, or gives the one of its kind that is open about the same. */
export async function openCase(
  payload: BasePayload,
  { kind, subject, memberId, look, wasSolution = false, about }: NewCase,
): Promise<number> {
  const cases = casesOf(payload)
  const connection = connectionTo(payload)
  const key = subject ? subjectKey(subject) : null
  const openKey = `${kind}:${about ?? key}`
  const now = new Date()
  await connection
    .insert(cases)
    .values({
      kind,
      state: 'open',
      subject: key,
      post: subject && (subject.kind === 'post' ? subject.id : subject.post),
      reply: subject?.kind === 'reply' ? subject.id : null,
      memberId,
      look: look ?? null,
      reports: 0,
      wasSolution,
      dueAt: new Date(now.getTime() + patienceMs).toISOString(),
      openKey,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .onConflictDoNothing()
  const [row] = await connection
    .select({ id: cases.id })
    .from(cases)
    .where(eq(cases.openKey, openKey))
  return Id.parse(row?.id)
}
