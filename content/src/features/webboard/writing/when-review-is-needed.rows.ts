import type { BasePayload } from 'payload'
import { openCase } from '../../../core/cases/cases.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { rulesOf } from '../tables/moderation-tables.ts'
import type { ReviewReason } from '../rules/review-reasons.ts'
import { countShownOf, hasWaiting, newcomerThreshold } from '../board/author-standing.rows.ts'
import { hide } from '../board/hide.rows.ts'
import { findStored } from '../board/stored.rows.ts'
import { subjectKey, type Subject } from '../tables/subject.ts'
import { refuseWriting } from '../board/refuse-writing.ts'
import { isListed } from '../rules/is-listed.ts'
import { findContactDetails, type Seen } from '../rules/find-contact-details.ts'

interface Judged extends Seen {
  memberId: string
  /** The website found that the sender behaves like a program. */
  looksAutomatic?: boolean | null
}

/**
 * Why a text needs review before it is visible; null: it does not. An author may have only one text that waits for review; a
 * second is refused.
 * @throws FORBIDDEN of type `waiting` for a second one.
 */
export async function checkForReview(
  payload: BasePayload,
  judged: Judged,
): Promise<ReviewReason | null> {
  const reason = await findReviewReason(payload, judged)
  if (reason !== null && (await hasWaiting(payload, judged.memberId)))
    throw refuseWriting('waiting')
  return reason
}

interface Edited {
  subject: Pick<Subject, 'kind' | 'id'>
  memberId: string
  text: string
  /** Number of its pictures. */
  images: number
}

/**
 * Hides an edited text if it would need review as a new one. No effect on a text that is waiting already.
 * @throws FORBIDDEN of type `waiting` if another text of the author is pending.
 */
export async function markForReview(
  payload: BasePayload,
  { subject, memberId, ...seen }: Edited,
): Promise<void> {
  const stored = await findStored(payload, subject)
  if (stored?.state !== 'published') return
  const reason = await checkForReview(payload, { memberId, ...seen })
  if (reason === null) return
  await hide(payload, stored)
  await openCase(payload, { kind: 'held', subject: subjectKey(stored), cause: reason })
}

async function findReviewReason(
  payload: BasePayload,
  { memberId, looksAutomatic, ...seen }: Judged,
): Promise<ReviewReason | null> {
  if (isListed(seen.text, await readRules(payload))) return 'listed'
  const reason = findContactDetails(seen)
  if (reason === null && looksAutomatic !== true) return null
  const shown = await countShownOf(payload, memberId)
  if (reason !== null && shown < newcomerThreshold) return reason
  return looksAutomatic === true && shown === 0 ? 'automatic' : null
}

async function readRules(payload: BasePayload) {
  const { words, hosts } = rulesOf(payload)
  const [row] = await connectionTo(payload).select({ words, hosts }).from(rulesOf(payload)).limit(1)
  return {
    words: column.text.parse(row?.words ?? null) ?? '',
    hosts: column.text.parse(row?.hosts ?? null) ?? '',
  }
}
