import { and, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { postsOf, repliesOf, visitsOf } from '../board-tables.ts'
import type { Look } from '../cases/case.labels.ts'
import { openCase } from '../cases/open-case.rows.ts'
import { moveOnShelves, takeNumbers } from '../counting/shelves.rows.ts'
import { setPictures } from '../picture/board-picture.rows.ts'
import { holdMember } from './held-author.rows.ts'

const Id = z.coerce.number()

interface Around {
  /**
   * What is asked once nobody else writes to the board; rejects where nothing is to be stored, and says why it is
   * looked at before it is shown, if it is.
   */
  before?: () => Promise<Look | null>
  /** What else belongs to it once it is shown, by its id. */
  alsoWrite?: (id: number) => Promise<void>
}

const noLook = async () => null
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
  { before = noLook }: Pick<Around, 'before'> = {},
): Promise<number> {
  return await writeWhole(payload, async () => {
    const counts = await takeNumbers(payload, { posts: 1, numbers: 1, activities: 1 })
    await holdMember(payload, memberId)
    const look = await before()
    const now = (at ?? new Date()).toISOString()
    // Its numbers are given when it is shown; these stay nobody's.
    if (look !== null) await takeNumbers(payload, { posts: -1 })
    const table = postsOf(payload)
    const [stored] = await connectionTo(payload)
      .insert(table)
      .values({
        title,
        detail,
        memberId,
        state: look === null ? 'published' : 'waiting',
        isLocked: false,
        number: look === null ? counts.lastNumber : null,
        activity: look === null ? counts.lastActivity : null,
        lastActivityAt: now,
        replies: 0,
        places: 0,
        views: 0,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: table.id })
    const id = Id.parse(stored?.id)
    if (look === null) {
      await moveOnShelves(payload, 'number', null, counts.lastNumber)
      await moveOnShelves(payload, 'activity', null, counts.lastActivity)
    } else await openCase(payload, { kind: 'held', subject: { kind: 'post', id }, memberId, look })
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
  reply: NewReply,
  { before = noLook, alsoWrite = nothing }: Around = {},
): Promise<number | null> {
  return await writeWhole(payload, async () => {
    const counts = await takeNumbers(payload, { activities: 1 })
    await holdMember(payload, reply.memberId)
    const look = await before()
    if (look !== null) return await storeWaiting(payload, reply, look)
    const placed = { ...reply, staffName: null }
    const id = await placeReply(payload, placed, { activity: counts.lastActivity })
    if (id !== null) await alsoWrite(id)
    return id
  })
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
  { activity: next, isOpenAlone = true }: { activity: number; isOpenAlone?: boolean },
): Promise<number | null> {
  const now = (at ?? new Date()).toISOString()
  const posts = postsOf(payload)
  const isOpen = isOpenAlone ? eq(posts.isLocked, false) : undefined
  const [reached] = await connectionTo(payload)
    .update(posts)
    .set({
      places: sql`${posts.places} + 1`,
      replies: sql`${posts.replies} + 1`,
      lastActivityAt: now,
    })
    .where(and(eq(posts.id, post), eq(posts.state, 'published'), isOpen))
    .returning({ places: posts.places, activity: posts.activity, pinnedAt: posts.pinnedAt })
  if (!reached) return null
  const { places, activity, pinnedAt } = Reached.parse(reached)
  await connectionTo(payload).update(posts).set({ activity: next }).where(eq(posts.id, post))
  if (pinnedAt === null) await moveOnShelves(payload, 'activity', activity, next)
  const table = repliesOf(payload)
  const dates = { createdAt: now, updatedAt: now }
  const [stored] = await connectionTo(payload)
    .insert(table)
    .values({ ...written, memberId, post, place: places, state: 'published', ...dates })
    .returning({ id: table.id })
  const id = Id.parse(stored?.id)
  if (memberId !== null) {
    await noteOwn(payload, memberId, post, now)
    await setPictures(payload, { memberId, use: { reply: id } }, images ?? [])
  }
  return id
}

/** Without a place, which it is given when it is shown; nothing is counted or told of it. */
async function storeWaiting(
  payload: BasePayload,
  { memberId, post, detail, images, quote, at }: NewReply,
  look: Look,
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
  await openCase(payload, { kind: 'held', subject: { kind: 'reply', id, post }, memberId, look })
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
