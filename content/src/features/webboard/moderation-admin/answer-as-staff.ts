import { BoardReplyChanges } from '@washhouse/contract/webboard/webboard.contract'
import { Id } from '@washhouse/contract/wire/scalars'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { writeWhole } from '../../../platform/database/tables.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { RefusedDecision } from '../../../core/cases/case-kind.ts'
import { addStep } from '../../../core/cases/cases.rows.ts'
import { notifyFollowers } from '../board/notify-followers.ts'
import { otherAuthor, notifyAuthorOfReply } from '../board/notify-post-author.ts'
import { findStored } from '../board/stored.rows.ts'
import { outsideCases } from '../moderation/case.labels.ts'
import { placeReply } from '../board/store-writing.rows.ts'

export const StaffAnswer = z.strictObject({ post: Id, detail: BoardReplyChanges.shape.detail })
export type StaffAnswer = z.infer<typeof StaffAnswer>

/**
 * Stores an answer in the name of the brand, notifies the author and followers, and returns its id. Staff can also answer
 * locked posts.
 * @throws RefusedDecision if the post is not published.
 */
export async function answerAsStaff(
  payload: BasePayload,
  by: number,
  { post, detail }: StaffAnswer,
): Promise<number> {
  const { brandName } = await payload.findGlobal({ slug: 'settings', locale: 'th' })
  return await writeWhole(payload, async () => {
    const { lastActivity } = await nextSequence(payload, { activities: 1 })
    const found = await findStored(payload, { kind: 'post', id: post })
    if (found?.kind !== 'post' || found.state !== 'published') throw new RefusedDecision('gone')
    const above = { id: post, title: found.title ?? '', memberId: found.memberId }
    const postAuthor = await otherAuthor(payload, above, '')
    const staffName = `ทีมงาน${brandName ?? ''}`
    const written = { memberId: null, staffName, post, detail, quote: null }
    const id = await placeReply(payload, written, {
      activity: lastActivity,
      requiresUnlocked: false,
    })
    if (id === null) throw new RefusedDecision('gone')
    if (postAuthor !== null)
      await notifyAuthorOfReply(payload, { postAuthor, post: above, reply: id })
    await notifyFollowers(payload, { post: above, reply: id, replier: '' })
    await addStep(payload, { ...outsideCases, act: 'answer', subject: `reply:${id}`, by })
    return id
  })
}
