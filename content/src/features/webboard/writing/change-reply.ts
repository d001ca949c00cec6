import type { BoardReplyChanges } from '@washhouse/contract/webboard/webboard.contract'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Member } from '../../../core/calls/member.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { repliesOf } from '../tables/board-tables.ts'
import { removePictures } from '../pictures/board-picture.files.ts'
import { countPictures, newPictures, setPictures } from '../pictures/board-picture.rows.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { markForReview } from './when-review-is-needed.rows.ts'
import { lockAuthor } from '../board/locked-author.rows.ts'
import { countEdit } from './enforce-rate-limit.rows.ts'
import { marksOfEdit, openPost, ownReply } from '../board/written.rows.ts'

/**
 * Changes a member's own reply, within a day. Unchanged values have no effect.
 * @throws FORBIDDEN if the member may not change it, or its post is locked or not published; FaultyBody naming `images`,
 * REQUESTS_EXCEEDED.
 */
export async function changeReply(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  id: string,
  { detail, images }: Partial<BoardReplyChanges>,
): Promise<void> {
  const dropped = await writeWhole(payload, async () => {
    // Locks the board until the transaction ends.
    await nextSequence(payload, {})
    const { isBrand } = await lockAuthor(payload, memberId)
    const own = await ownReply(payload, memberId, id)
    await openPost(payload, own.post)
    const isSameText = detail === undefined || detail === own.detail
    const pictures = await newPictures(payload, { reply: own.id }, images)
    if (isSameText && !pictures) return []
    const now = new Date()
    const marks = marksOfEdit(own, now)
    await countEdit(payload, memberId)
    await connectionTo(payload)
      .update(repliesOf(payload))
      .set({ ...(!isSameText && { detail }), ...marks, updatedAt: now.toISOString() })
      .where(eq(repliesOf(payload).id, own.id))
    const use = { reply: own.id }
    const dropped = pictures ? await setPictures(payload, { memberId, use }, pictures) : []
    if (!isBrand) {
      const subject = { kind: 'reply', id: own.id } as const
      const images = await countPictures(payload, use)
      await markForReview(payload, { subject, memberId, text: detail ?? own.detail ?? '', images })
    }
    return dropped
  })
  await removePictures(payload, dropped)
}
