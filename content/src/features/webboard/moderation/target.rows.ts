import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Begun, RefusedDecision, type StoredCase } from '../../../core/cases/case-kind.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { writersOf } from '../tables/board-tables.ts'
import { appealsOf } from '../tables/moderation-tables.ts'
import { findStored } from '../board/stored.rows.ts'
import { decidable, type Stored, subjectNamed } from '../tables/subject.ts'
import type { Decision } from './decision.ts'

/** What a decision is about. */
export interface Target {
  /** Null: a case about a person, or about something that nobody has found. */
  stored: Stored | null
  /** Its author, held till the end of the write; null: no member, or none any more. */
  memberId: string | null
}

/** A decision while it is carried out. */
export type BoardDeciding = Pick<
  Begun<Decision>,
  'payload' | 'found' | 'decision' | 'by' | 'key'
> & {
  target: Target
}

/** What a decision did, for whoever is told of it. */
export interface Outcome {
  shown: Stored[]
  removed: Stored[]
  /** Of all its writes. */
  removedInAll: number
  /** Until when they may not write, where that is new. */
  limitedUntil: string | null
}

/** @throws RefusedDecision where there is none any more. */
export async function findTarget(payload: BasePayload, found: StoredCase): Promise<Target> {
  const subject = subjectNamed(found.subject)
  const seen = subject && (await findStored(payload, subject))
  if (subject && !seen) throw new RefusedDecision('gone')
  const author = seen ? seen.memberId : await appellantOf(payload, found)
  const memberId = author !== null && (await lockWriter(payload, author)) ? author : null
  // They may have been erased right before that.
  const stored = (subject && (await findStored(payload, subject))) ?? null
  return { stored, memberId }
}

/** Who asks by an appeal. */
export async function appellantOf(
  payload: BasePayload,
  { id, kind }: Pick<StoredCase, 'id' | 'kind'>,
): Promise<string | null> {
  if (kind !== 'appeal') return null
  const appeals = appealsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ memberId: appeals.memberId })
    .from(appeals)
    .where(eq(appeals.caseId, id))
  return row ? String(row.memberId) : null
}

/** Till the end of the write they are neither erased nor changed otherwise; false where they are gone. */
export async function lockWriter(payload: BasePayload, memberId: string): Promise<boolean> {
  const writers = writersOf(payload)
  const held = await connectionTo(payload)
    .update(writers)
    .set({ id: memberId })
    .where(eq(writers.id, memberId))
    .returning({ id: writers.id })
  return held.length > 0
}

export function requireAuthor({ memberId }: Target): string {
  if (memberId === null) throw new RefusedDecision('nobody')
  return memberId
}

export function requireDecidable(stored: Stored | null): Stored {
  if (!stored) throw new RefusedDecision('unfit')
  if (!decidable.includes(stored.state)) throw new RefusedDecision('gone')
  return stored
}
