import { and, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { postsOf, repliesOf, visitsOf } from '../board-tables.ts'
import { moveOnShelves, takeNumbers } from '../counting/shelves.rows.ts'
import { setPictures } from '../picture/board-picture.rows.ts'
import { holdMember } from './held-author.rows.ts'

const Id = z.coerce.number()

/** What is asked once nobody else writes to the board; rejects where nothing is to be stored. */
interface Around {
  before?: () => Promise<void>
  /** What else belongs to it, by its id. */
  alsoWrite?: (id: number) => Promise<void>
}

const nothing = async () => {}

interface NewPost {
  memberId: string
  title: string
  detail: string
  /** Pictures that he has sent. */
  images?: readonly string[] | null
  /** When it was written, where that is not now: whoever stores several does so in this order. */
  at?: Date
}

/**
 * Stores a post with all that is counted of it, and has its author follow it.
 * @throws INVALID_CREDENTIALS where he has been erased or suspended meanwhile, FaultyBody naming `images`.
 */
export async function storePost(
  payload: BasePayload,
  { memberId, title, detail, images, at }: NewPost,
  { before = nothing }: Pick<Around, 'before'> = {},
): Promise<number> {
  return await writeWhole(payload, async () => {
    const counts = await takeNumbers(payload, { posts: 1, numbers: 1, activities: 1 })
    await holdMember(payload, memberId)
    await before()
    const now = (at ?? new Date()).toISOString()
    const table = postsOf(payload)
    const [stored] = await connectionTo(payload)
      .insert(table)
      .values({
        title,
        detail,
        memberId,
        state: 'published',
        isLocked: false,
        number: counts.lastNumber,
        activity: counts.lastActivity,
        lastActivityAt: now,
        replies: 0,
        places: 0,
        views: 0,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: table.id })
    await moveOnShelves(payload, 'number', null, counts.lastNumber)
    await moveOnShelves(payload, 'activity', null, counts.lastActivity)
    const id = Id.parse(stored?.id)
    await follow(payload, memberId, id, now)
    await setPictures(payload, { memberId, use: { post: id } }, images ?? [])
    return id
  })
}

const Reached = z.object({
  places: z.coerce.number(),
  activity: z.coerce.number(),
  pinnedAt: z.unknown(),
})

interface NewReply {
  memberId: string
  post: number
  detail: string
  images?: readonly string[] | null
  quote: number | null
  at?: Date
}

/**
 * Stores a reply at the next place of its post, which it moves to the top of the list. Gives its id, or null where
 * nobody may reply to that post any more.
 * @throws INVALID_CREDENTIALS where its author has been erased or suspended meanwhile, FaultyBody naming `images`.
 */
export async function storeReply(
  payload: BasePayload,
  { memberId, post, detail, images, quote, at }: NewReply,
  { before = nothing, alsoWrite = nothing }: Around = {},
): Promise<number | null> {
  return await writeWhole(payload, async () => {
    const counts = await takeNumbers(payload, { activities: 1 })
    await holdMember(payload, memberId)
    await before()
    const now = (at ?? new Date()).toISOString()
    const posts = postsOf(payload)
    const [reached] = await connectionTo(payload)
      .update(posts)
      .set({
        places: sql`${posts.places} + 1`,
        replies: sql`${posts.replies} + 1`,
        lastActivityAt: now,
      })
      .where(and(eq(posts.id, post), eq(posts.state, 'published'), eq(posts.isLocked, false)))
      .returning({ places: posts.places, activity: posts.activity, pinnedAt: posts.pinnedAt })
    if (!reached) return null
    const { places, activity, pinnedAt } = Reached.parse(reached)
    await connectionTo(payload)
      .update(posts)
      .set({ activity: counts.lastActivity })
      .where(eq(posts.id, post))
    if (pinnedAt === null) await moveOnShelves(payload, 'activity', activity, counts.lastActivity)
    const table = repliesOf(payload)
    const [stored] = await connectionTo(payload)
      .insert(table)
      .values({
        post,
        place: places,
        detail,
        quote,
        memberId,
        state: 'published',
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: table.id })
    await noteOwn(payload, memberId, post, now)
    const id = Id.parse(stored?.id)
    await setPictures(payload, { memberId, use: { reply: id } }, images ?? [])
    await alsoWrite(id)
    return id
  })
}

/** Whoever writes has looked, and is told of replies to his own post. */
async function follow(payload: BasePayload, memberId: string, post: number, now: string) {
  const table = visitsOf(payload)
  await connectionTo(payload)
    .insert(table)
    .values({ memberId, post, seenUntil: now, followedAt: now, createdAt: now, updatedAt: now })
}

async function noteOwn(payload: BasePayload, memberId: string, post: number, now: string) {
  const table = visitsOf(payload)
  await connectionTo(payload)
    .insert(table)
    .values({ memberId, post, seenUntil: now, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [table.memberId, table.post],
      set: { seenUntil: now, updatedAt: now },
    })
}
