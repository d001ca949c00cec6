import type { NewBoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { forbidden } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { openCase } from '../../../core/cases/cases.rows.ts'
import type { Member } from '../../../core/calls/member.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { lockAuthor } from '../board/locked-author.rows.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { storeReply, storeWaitingReply } from '../board/store-writing.rows.ts'
import { otherAuthor, notifyAuthorOfReply } from '../board/notify-post-author.ts'
import { notifyFollowers } from '../board/notify-followers.ts'
import { openPost, requireReplyTo } from '../board/written.rows.ts'
import { checkForReview } from './when-review-is-needed.rows.ts'
import { enforceRateLimit } from './enforce-rate-limit.rows.ts'

/**
 * Stores a member's reply, notifies the post's author and followers, and returns its id. If it needs review, it waits, and
 * notifications follow when it is published.
 * @throws FORBIDDEN if the member may not write, or not to that post, FaultyBody naming `quote` or `images`,
 * REQUESTS_EXCEEDED.
 */
export async function writeReply(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { post, detail, images, quote, looksAutomatic }: NewBoardReply,
): Promise<number> {
  return await writeWhole(payload, async () => {
    // Locks the board until the transaction ends.
    await nextSequence(payload, {})
    const { isBrand } = await lockAuthor(payload, memberId)
    const open = await openPost(payload, post)
    if (quote !== null) await requireReplyTo(payload, post, { field: 'quote', reply: quote })
    const writing = { post, isOwn: open.memberId === memberId }
    if (!isBrand) await enforceRateLimit(payload, { memberId, writing, detail })
    const postAuthor = await otherAuthor(payload, open, memberId)
    const reply = { memberId, post, detail, images, quote }
    const seen = { text: detail, images: images?.length ?? 0 }
    const look = isBrand
      ? null
      : await checkForReview(payload, { memberId, ...seen, looksAutomatic })
    if (look !== null) {
      const id = await storeWaitingReply(payload, reply)
      await openCase(payload, { kind: 'held', subject: `reply:${id}`, cause: look })
      return id
    }
    const id = await storeReply(payload, reply)
    if (id === null) throw forbidden()
    if (postAuthor !== null)
      await notifyAuthorOfReply(payload, { postAuthor, post: open, reply: id })
    await notifyFollowers(payload, { post: open, reply: id, replier: memberId })
    return id
  })
}
