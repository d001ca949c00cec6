import type { BoardPostChanges } from '@washhouse/contract/webboard/webboard.contract'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Member } from '../../../core/calls/member.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { postsOf } from '../tables/board-tables.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { markForReview } from './when-review-is-needed.rows.ts'
import { removePictures } from '../pictures/board-picture.files.ts'
import { countPictures, newPictures, setPictures } from '../pictures/board-picture.rows.ts'
import { retitle } from '../board/notify-followers.ts'
import { announcePost } from '../board/post.search.ts'
import { lockAuthor } from '../board/locked-author.rows.ts'
import { countEdit } from './enforce-rate-limit.rows.ts'
import { refuseWriting } from '../board/refuse-writing.ts'
import { languageOfText } from '../rules/language-of-text.ts'
import { marksOfEdit, ownPost, requireReplyTo, type OwnPost } from '../board/written.rows.ts'

/**
 * Changes a member's own post: texts and pictures within a day, its solution at any time. Unchanged values have no effect.
 * @throws FORBIDDEN if the member may not change it, FaultyBody naming `solved` or `images`, REQUESTS_EXCEEDED.
 */
export async function changePost(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  id: string,
  changes: Partial<BoardPostChanges>,
): Promise<void> {
  const dropped = await writeWhole(payload, async () => {
    // Locks the board until the transaction ends.
    await nextSequence(payload, {})
    const { isBrand } = await lockAuthor(payload, memberId)
    const own = await ownPost(payload, memberId, id)
    if (own.isLocked) throw refuseWriting('locked')
    const { solvedBy = own.solvedBy } = changes
    if (solvedBy !== null && solvedBy !== own.solvedBy)
      await requireReplyTo(payload, own.id, { field: 'solved', reply: solvedBy })
    const texts = newTexts(own, changes)
    const pictures = await newPictures(payload, { post: own.id }, changes.images)
    const isEdited = texts !== undefined || pictures !== undefined
    if (!isEdited && solvedBy === own.solvedBy) return []
    const now = new Date()
    const marks = isEdited && marksOfEdit(own, now)
    if (isEdited) await countEdit(payload, memberId)
    await connectionTo(payload)
      .update(postsOf(payload))
      .set({ ...texts, ...marks, solvedBy, updatedAt: now.toISOString() })
      .where(eq(postsOf(payload).id, own.id))
    if (texts) await retitle(payload, { kind: 'post', id: own.id })
    const use = { post: own.id }
    const dropped = pictures ? await setPictures(payload, { memberId, use }, pictures) : []
    if (isEdited && !isBrand) {
      const { title, detail } = { ...own, ...texts }
      const subject = { kind: 'post', id: own.id } as const
      const images = await countPictures(payload, use)
      await markForReview(payload, { subject, memberId, text: `${title}\n${detail}`, images })
    }
    return dropped
  })
  await announcePost(payload, Number(id))
  await removePictures(payload, dropped)
}

/** Undefined if both are unchanged. */
function newTexts(own: OwnPost, { title, detail }: Partial<BoardPostChanges>) {
  const texts = { title: title ?? own.title, detail: detail ?? own.detail }
  if (texts.title === own.title && texts.detail === own.detail) return undefined
  return { ...texts, language: languageOfText(`${texts.title}\n${texts.detail}`) }
}
