import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'
import { nextSequence } from './counts.rows.ts'
import { notifyFollowers } from './notify-followers.ts'
import { otherAuthor, notifyAuthorOfReply } from './notify-post-author.ts'
import type { Stored, StoredPost, StoredReply } from '../tables/subject.ts'

/** Publishes what is waiting or hidden, with counts and notifications. Rate limits do not apply. */
export async function show(payload: BasePayload, stored: Stored): Promise<void> {
  if (stored.state === 'published') return
  if (stored.kind === 'post') await showPost(payload, stored)
  else await showReply(payload, stored)
}

/** A post that is published for the first time becomes the newest; others retain their number. */
async function showPost(payload: BasePayload, post: StoredPost): Promise<void> {
  const posts = postsOf(payload)
  const isNew = post.number === null || post.activity === null
  const next = isNew ? { posts: 1, numbers: 1, activities: 1 } : { posts: 1 }
  const counts = await nextSequence(payload, next)
  const now = new Date().toISOString()
  const number = post.number ?? counts.lastNumber
  const activity = post.activity ?? counts.lastActivity
  await connectionTo(payload)
    .update(posts)
    .set({
      state: 'published',
      number,
      activity,
      ...(isNew ? { lastActivityAt: now } : {}),
      updatedAt: now,
    })
    .where(eq(posts.id, post.id))
}

const Above = z.object({
  state: column.state,
  title: column.text,
  memberId: column.text,
  places: z.coerce.number(),
})

/** A reply that is published for the first time gets the next position and moves a published post to the top. */
async function showReply(
  payload: BasePayload,
  { id, post, place, memberId, wasSolution }: StoredReply,
): Promise<void> {
  const posts = postsOf(payload)
  const { state, title, places, memberId: asked } = posts
  const connection = connectionTo(payload)
  const [row] = await connection
    .select({ state, title, places, memberId: asked })
    .from(posts)
    .where(eq(posts.id, post))
  const above = Above.parse(row)
  const open = { id: post, title: above.title ?? '', memberId: above.memberId }
  const postAuthor =
    above.state === 'published' ? await otherAuthor(payload, open, memberId ?? '') : null
  const now = new Date().toISOString()
  await connection
    .update(repliesOf(payload))
    .set({
      state: 'published',
      place: place ?? above.places + 1,
      wasSolution: false,
      updatedAt: now,
    })
    .where(eq(repliesOf(payload).id, id))
  await connection
    .update(posts)
    .set({ replies: sql`${posts.replies} + 1` })
    .where(eq(posts.id, post))
  if (wasSolution)
    await connection
      .update(posts)
      .set({ solvedBy: id })
      .where(and(eq(posts.id, post), isNull(posts.solvedBy)))
  if (place === null) await addPlace(payload, post, above, now)
  if (postAuthor !== null) await notifyAuthorOfReply(payload, { postAuthor, post: open, reply: id })
  if (above.state === 'published')
    await notifyFollowers(payload, { post: open, reply: id, replier: memberId ?? '' })
}

async function addPlace(
  payload: BasePayload,
  post: number,
  { state, places }: z.infer<typeof Above>,
  now: string,
): Promise<void> {
  const posts = postsOf(payload)
  const isIt = eq(posts.id, post)
  const connection = connectionTo(payload)
  await connection
    .update(posts)
    .set({ places: places + 1 })
    .where(isIt)
  if (state !== 'published') return
  const { lastActivity } = await nextSequence(payload, { activities: 1 })
  await connection.update(posts).set({ activity: lastActivity, lastActivityAt: now }).where(isIt)
}
