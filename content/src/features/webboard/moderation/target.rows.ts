import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Begun, RefusedDecision, type StoredCase } from '../../../core/cases/case-kind.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { writersOf } from '../tables/board-tables.ts'
import { appealsOf } from '../tables/moderation-tables.ts'
import { findStored } from '../board/stored.rows.ts'
import { decidable, type Stored, subjectNamed } from '../tables/subject.ts'
import type { Decision } from './decision.ts'

/** The target of a decision. */
export interface Target {
  /** Null: a case about a person, or about an unknown text. */
  stored: Stored | null
  /** The author, locked until the transaction ends; null: no member, or a former one. */
  memberId: string | null
}

/** A decision that is being carried out. */
export type BoardDeciding = Pick<
  Begun<Decision>,
  'payload' | 'found' | 'decision' | 'by' | 'key'
> & {
  target: Target
}

/** The effects of a decision, for notifications. */
export interface Outcome {
  shown: Stored[]
  removed: Stored[]
  /** Across all its transactions. */
  removedInAll: number
  /** The end of a new limit. */
  limitedUntil: string | null
}

/** @throws RefusedDecision if the target does not exist any more. */
export async function findTarget(payload: BasePayload, found: StoredCase): Promise<Target> {
  const subject = subjectNamed(found.subject)
  const seen = subject && (await findStored(payload, subject))
  if (subject && !seen) throw new RefusedDecision('gone')
  const author = seen ? seen.memberId : await appellantOf(payload, found)
  const memberId = author !== null && (await lockWriter(payload, author)) ? author : null
  // Their erasure may have just been committed.
  const stored = (subject && (await findStored(payload, subject))) ?? null
  return { stored, memberId }
}

/** The member behind an appeal. */
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

/** Locks a member until the transaction ends; false for a former member. */
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
