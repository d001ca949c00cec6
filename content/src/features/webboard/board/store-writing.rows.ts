import { and, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { postsOf, repliesOf, visitsOf } from '../tables/board-tables.ts'
import { nextSequence } from './counts.rows.ts'
import { setPictures } from '../pictures/board-picture.rows.ts'

const Id = z.coerce.number()
const Place = z.coerce.number()

interface NewPost {
  memberId: string
  title: string
  detail: string
  /** Pictures that its author has sent. */
  images?: readonly string[] | null
  /** When it was written, where that is not now: whoever stores several does so in this order. */
  at?: Date
  /** Staff look at it before it is shown. */
  waits?: boolean
}

/**
 * Stores a post with all that is counted of it, and has its author follow it; in the write of its caller.
 * @throws FaultyBody naming `images`.
 */
export async function storePost(
  payload: BasePayload,
  { memberId, title, detail, images, at, waits = false }: NewPost,
): Promise<number> {
  const now = (at ?? new Date()).toISOString()
  // The numbers of one that waits are given when it is shown.
  const counts = waits ? null : await nextSequence(payload, { posts: 1, numbers: 1, activities: 1 })
  const number = counts?.lastNumber ?? null
  const activity = counts?.lastActivity ?? null
  const table = postsOf(payload)
  const [stored] = await connectionTo(payload)
    .insert(table)
    .values({
      title,
      detail,
      memberId,
      state: waits ? 'waiting' : 'published',
      isLocked: false,
      number,
      activity,
      lastActivityAt: now,
      replies: 0,
      places: 0,
      views: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: table.id })
  const id = Id.parse(stored?.id)
  await follow(payload, memberId, id, now)
  await setPictures(payload, { memberId, use: { post: id } }, images ?? [])
  return id
}

interface NewReply {
  memberId: string
  post: number
  detail: string
  images?: readonly string[] | null
  quote: number | null
  at?: Date
}

/**
 * Stores a reply at the next place of its post, which it moves to the top of the list; in the write of its caller. Gives
 * its id, or null where nobody may reply to that post any more.
 * @throws FaultyBody naming `images`.
 */
export async function storeReply(payload: BasePayload, reply: NewReply): Promise<number | null> {
  const { lastActivity } = await nextSequence(payload, { activities: 1 })
  return await placeReply(payload, { ...reply, staffName: null }, { activity: lastActivity })
}

interface PlacedReply extends Omit<NewReply, 'memberId'> {
  /** Null: of staff, who have a name in its place. */
  memberId: string | null
  staffName: string | null
}

/** Stores a reply at the next place of its post, where that is shown, and not locked unless that is no matter. */
export async function placeReply(
  payload: BasePayload,
  { memberId, post, images, at, ...written }: PlacedReply,
  { activity, isOpenAlone = true }: { activity: number; isOpenAlone?: boolean },
): Promise<number | null> {
  const now = (at ?? new Date()).toISOString()
  const posts = postsOf(payload)
  const isOpen = isOpenAlone ? eq(posts.isLocked, false) : undefined
  const [reached] = await connectionTo(payload)
    .update(posts)
    .set({
      places: sql`${posts.places} + 1`,
      replies: sql`${posts.replies} + 1`,
      activity,
      lastActivityAt: now,
    })
    .where(and(eq(posts.id, post), eq(posts.state, 'published'), isOpen))
    .returning({ place: posts.places })
  if (!reached) return null
  const place = Place.parse(reached.place)
  const table = repliesOf(payload)
  const dates = { createdAt: now, updatedAt: now }
  const [stored] = await connectionTo(payload)
    .insert(table)
    .values({ ...written, memberId, post, place, state: 'published', ...dates })
    .returning({ id: table.id })
  const id = Id.parse(stored?.id)
  if (memberId !== null) {
    await noteOwn(payload, memberId, post, now)
    await setPictures(payload, { memberId, use: { reply: id } }, images ?? [])
  }
  return id
}

/** Stores one that staff look at first: without a place, which it is given when it is shown, and counted nowhere. */
export async function storeWaitingReply(
  payload: BasePayload,
  { memberId, post, detail, images, quote, at }: NewReply,
): Promise<number> {
  const table = repliesOf(payload)
  const now = (at ?? new Date()).toISOString()
  const dates = { createdAt: now, updatedAt: now }
  const [stored] = await connectionTo(payload)
    .insert(table)
    .values({ post, place: null, detail, quote, memberId, state: 'waiting', ...dates })
    .returning({ id: table.id })
  await noteOwn(payload, memberId, post, now)
  const id = Id.parse(stored?.id)
  await setPictures(payload, { memberId, use: { reply: id } }, images ?? [])
  return id
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
