import type { NewBoardPost } from '@washhouse/contract/webboard/webboard.contract'
import type { BasePayload } from 'payload'
import { openCase } from '../../../core/cases/cases.rows.ts'
import type { Member } from '../../../core/calls/member.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { lockAuthor } from '../board/locked-author.rows.ts'
import { announcePost } from '../board/post.search.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { storePost } from '../board/store-writing.rows.ts'
import { checkForReview } from './when-review-is-needed.rows.ts'
import { enforceRateLimit } from './enforce-rate-limit.rows.ts'

/**
 * Stores a member's post and returns its id; it waits if it needs review.
 * @throws FORBIDDEN if the member may not write, REQUESTS_EXCEEDED under a rate limit, FaultyBody naming `images`.
 */
export async function writePost(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { title, detail, images, looksAutomatic }: NewBoardPost,
): Promise<number> {
  const id = await writeWhole(payload, async () => {
    // Locks the board until the transaction ends.
    await nextSequence(payload, {})
    const { isBrand } = await lockAuthor(payload, memberId)
    if (!isBrand) await enforceRateLimit(payload, { memberId, writing: 'post', detail })
    const seen = { text: `${title}\n${detail}`, images: images?.length ?? 0 }
    const look = isBrand
      ? null
      : await checkForReview(payload, { memberId, ...seen, looksAutomatic })
    const waits = look !== null
    const post = await storePost(payload, { title, detail, images, memberId, waits })
    if (waits) await openCase(payload, { kind: 'held', subject: `post:${post}`, cause: look })
    return post
  })
  await announcePost(payload, id)
  return id
}
