import { and, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { retractAbout } from '../../../core/notifications/new-notification.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { postsOf } from '../tables/board-tables.ts'
import type { Stored, StoredPost, StoredReply } from '../tables/subject.ts'
import { nextSequence } from './counts.rows.ts'
import { setStored } from './stored.rows.ts'
import { retractReplyNotice } from './notify-post-author.ts'
import { retractFollowerNotices } from './notify-followers.ts'

/** Decrements the counts of something that is not published any more. Returns whether it was the solution of its post. */
export async function removeFromCounts(payload: BasePayload, stored: Stored): Promise<boolean> {
  if (stored.state !== 'published') return false
  if (stored.kind === 'reply') return await decrementReplyCount(payload, stored)
  await decrementPostCount(payload, stored)
  return false
}

/** Hides a published post or reply until staff decide. Number, position and the mark as solution are retained. */
export async function hide(payload: BasePayload, stored: Stored): Promise<void> {
  const wasSolution = await removeFromCounts(payload, stored)
  await setStored(payload, stored, {
    state: 'hidden',
    ...(stored.kind === 'reply' ? { wasSolution } : {}),
  })
}

/** Decrements the number of published posts and retracts the post's notifications. */
async function decrementPostCount(
  payload: BasePayload,
  { id }: Pick<StoredPost, 'id'>,
): Promise<void> {
  await retractAbout(payload, 'board', String(id))
  await nextSequence(payload, { posts: -1 })
}

/** The same for a reply; also removes it as the solution. Returns whether it was. */
async function decrementReplyCount(
  payload: BasePayload,
  { id, post }: Pick<StoredReply, 'id' | 'post'>,
): Promise<boolean> {
  const posts = postsOf(payload)
  const connection = connectionTo(payload)
  await connection
    .update(posts)
    .set({ replies: sql`${posts.replies} - 1` })
    .where(eq(posts.id, post))
  const unsolved = await connection
    .update(posts)
    .set({ solvedBy: null })
    .where(and(eq(posts.id, post), eq(posts.solvedBy, id)))
    .returning({ id: posts.id })
  await retractReplyNotice(payload, id)
  await retractFollowerNotices(payload, post)
  return unsolved.length > 0
}
