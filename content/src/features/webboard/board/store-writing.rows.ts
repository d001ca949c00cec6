import { and, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { postsOf, repliesOf, visitsOf } from '../tables/board-tables.ts'
import { nextSequence } from './counts.rows.ts'
import { languageOfText } from '../rules/language-of-text.ts'
import { setPictures } from '../pictures/board-picture.rows.ts'

const Id = z.coerce.number()
const Place = z.coerce.number()

interface NewPost {
  memberId: string
  title: string
  detail: string
  /** Pictures that the author has uploaded. */
  images?: readonly string[] | null
  /** Time of writing, if not now. If you store several texts, store the oldest first. */
  at?: Date
  /** Pre-moderation: staff review it first. */
  waits?: boolean
}

/**
 * Stores a post and makes its author a follower. Updates the counts of the board, unless the post waits for review. Call
 * within a transaction.
 * @throws FaultyBody naming `images`.
 */
export async function storePost(
  payload: BasePayload,
  { memberId, title, detail, images, at, waits = false }: NewPost,
): Promise<number> {
  const now = (at ?? new Date()).toISOString()
  // A waiting post gets its number, and is counted, when it is published.
  const counts = waits ? null : await nextSequence(payload, { posts: 1, numbers: 1, activities: 1 })
  const number = counts?.lastNumber ?? null
  const activity = counts?.lastActivity ?? null
  const table = postsOf(payload)
  const [stored] = await connectionTo(payload)
    .insert(table)
    .values({
      title,
      detail,
      language: languageOfText(`${title}\n${detail}`),
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
 * Stores a reply at the next position of its post and moves the post to the top. Call within a transaction. Returns its id,
 * or null if the post accepts no replies any more.
 * @throws FaultyBody naming `images`.
 */
export async function storeReply(payload: BasePayload, reply: NewReply): Promise<number | null> {
  const { lastActivity } = await nextSequence(payload, { activities: 1 })
  return await placeReply(payload, { ...reply, staffName: null }, { activity: lastActivity })
}

interface PlacedReply extends Omit<NewReply, 'memberId'> {
  /** Null: a reply by staff, who have a `staffName` and no member id. */
  memberId: string | null
  staffName: string | null
}

/**
 * Stores a reply at the next position of its post. The post must be published and, if `requiresUnlocked`, unlocked.
 * Returns its id, or null if the post accepts no reply.
 */
export async function placeReply(
  payload: BasePayload,
  { memberId, post, images, at, ...written }: PlacedReply,
  { activity, requiresUnlocked = true }: { activity: number; requiresUnlocked?: boolean },
): Promise<number | null> {
  const now = (at ?? new Date()).toISOString()
  const posts = postsOf(payload)
  const isUnlocked = requiresUnlocked ? eq(posts.isLocked, false) : undefined
  const [reached] = await connectionTo(payload)
    .update(posts)
    .set({
      places: sql`${posts.places} + 1`,
      replies: sql`${posts.replies} + 1`,
      activity,
      lastActivityAt: now,
    })
    .where(and(eq(posts.id, post), eq(posts.state, 'published'), isUnlocked))
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

/** Stores a reply that waits for review. It gets a position and is counted when it is published. */
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

/** The author of a new post has seen it and follows it. */
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
