import { and, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { takeBackAbout } from '../../../engines/notifications/new-notification.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { postsOf } from '../board-tables.ts'
import { moveOnShelves, takeNumbers } from '../counting/shelves.rows.ts'
import { untellFollowers } from '../following/tell-followers.ts'
import { untellAsker } from '../reply/tell-asker.ts'
import type { StoredPost, StoredReply } from '../subject.ts'

type Counted = Pick<StoredPost, 'id' | 'number' | 'activity' | 'pinnedAt'>

/** Counts a post out that was shown and is no more, and takes back what members were told of it. */
export async function discountPost(
  payload: BasePayload,
  { id, number, activity, pinnedAt }: Counted,
): Promise<void> {
  await takeBackAbout(payload, 'board', String(id))
  await takeNumbers(payload, { posts: -1 })
  if (pinnedAt !== null) return
  await moveOnShelves(payload, 'number', number, null)
  await moveOnShelves(payload, 'activity', activity, null)
}

/** The same of a reply; its post is not solved by it any more. Gives whether it was. */
export async function discountReply(
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
  await untellAsker(payload, id)
  await untellFollowers(payload, post)
  return unsolved.length > 0
}
