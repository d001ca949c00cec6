import type { BasePayload } from 'payload'
import { openCase } from '../cases/open-case.rows.ts'
import { hide } from '../showing/hide.rows.ts'
import { findStored } from '../showing/stored.rows.ts'
import { subjectOf, type Subject } from '../subject.ts'
import { judgeWriting } from './judge-writing.rows.ts'

interface Edited {
  subject: Pick<Subject, 'kind' | 'id'>
  memberId: string
  text: string
  /** How many pictures stand with it. */
  images: number
}

/**
 * Hides what its author has just changed, where it would have been looked at if it were new. What waits goes on doing so.
 * @throws FORBIDDEN of type `waiting`, where another one of his does.
 */
export async function holdEdit(
  payload: BasePayload,
  { subject, memberId, ...seen }: Edited,
): Promise<void> {
  const stored = await findStored(payload, subject)
  if (stored?.state !== 'published') return
  const look = await judgeWriting(payload, { memberId, ...seen })
  if (look === null) return
  const wasSolution = await hide(payload, stored)
  const subjectNow = subjectOf(stored)
  await openCase(payload, { kind: 'held', subject: subjectNow, memberId, look, wasSolution })
}
