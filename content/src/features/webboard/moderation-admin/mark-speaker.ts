import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { authorsOf } from '../tables/board-tables.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { RefusedDecision } from '../../../core/cases/case-kind.ts'
import { addStep } from '../../../core/cases/cases.rows.ts'
import { lockWriter } from '../moderation/target.rows.ts'
import { outsideCases } from '../moderation/case.labels.ts'

export const Speaker = z.strictObject({ memberId: z.uuid(), isBrand: z.boolean() })
export type Speaker = z.infer<typeof Speaker>

/**
 * Marks a member as speaking for the brand, or removes the mark. All their texts have the badge, and pre-moderation does not
 * apply to new ones.
 * @throws RefusedDecision for a former member.
 */
export async function markSpeaker(
  payload: BasePayload,
  by: number,
  { memberId, isBrand }: Speaker,
): Promise<void> {
  await writeWhole(payload, async () => {
    await nextSequence(payload, {})
    if (!(await lockWriter(payload, memberId))) throw new RefusedDecision('nobody')
    const authors = authorsOf(payload)
    const now = new Date().toISOString()
    await connectionTo(payload)
      .insert(authors)
      .values({ memberId, isBrand, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: authors.memberId, set: { isBrand, updatedAt: now } })
    // The member's name is in their own row.
    await addStep(payload, { ...outsideCases, act: isBrand ? 'speaker' : 'no_speaker', by })
  })
}
