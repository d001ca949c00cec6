import { and, asc, count, eq, gt, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { log } from '../../../platform/log.ts'
import { countsOf, postsOf, repliesOf, shelvesOf } from '../tables/board-tables.ts'
import { shelfSize, takeNumbers, type Sorting } from './counts.rows.ts'

/** Ids that are looked at in one go: in between others write. */
const stretch = 1024

/** What was counted wrong, and is right by now. */
export interface Miscounts {
  shown: number
  shelves: number
  replies: number
}

/**
 * Counts anew what is kept in the same write as what it counts, and puts right what differs: nothing does, unless
 * somebody wrote past the calls.
 */
export async function recountBoard(payload: BasePayload): Promise<Miscounts> {
  const replies = await recountReplies(payload)
  const shelves =
    (await recountShelves(payload, 'number')) + (await recountShelves(payload, 'activity'))
  const shown = await recountShown(payload)
  const found = { shown, shelves, replies }
  if (shown + shelves + replies > 0) log.warn(found, 'the web board had counted wrong')
  return found
}

async function recountReplies(payload: BasePayload): Promise<number> {
  const posts = postsOf(payload)
  const replies = repliesOf(payload)
  const last = await highest(payload, 'id')
  let wrong = 0
  for (let from = 0; from < last; from += stretch) {
    wrong += await writeWhole(payload, async () => {
      await takeNumbers(payload, {})
      const connection = connectionTo(payload)
      const counted = connection
        .select({
          post: replies.post,
          replies: sql<number>`sum(case when ${replies.state} = 'published' then 1 else 0 end)`.as(
            'published',
          ),
          places: sql<number>`max(${replies.place})`.as('last_place'),
        })
        .from(replies)
        .where(and(gt(replies.post, from), lte(replies.post, from + stretch)))
        .groupBy(replies.post)
        .as('counted')
      const rows = await connection
        .select({
          id: posts.id,
          kept: posts.replies,
          keptPlaces: posts.places,
          replies: counted.replies,
          places: counted.places,
        })
        .from(posts)
        .leftJoin(counted, eq(counted.post, posts.id))
        .where(and(gt(posts.id, from), lte(posts.id, from + stretch)))
        .orderBy(asc(posts.id))
      const differing = rows
        .map((row) => ({
          id: Number(row.id),
          isRight:
            Number(row.kept) === Number(row.replies ?? 0) &&
            Number(row.keptPlaces) === Number(row.places ?? 0),
          set: { replies: Number(row.replies ?? 0), places: Number(row.places ?? 0) },
        }))
        .filter(({ isRight }) => !isRight)
      for (const { id, set } of differing)
        await connection.update(posts).set(set).where(eq(posts.id, id))
      return differing.length
    })
  }
  return wrong
}

/** Shelf by shelf, from the first to one behind the last. */
async function recountShelves(payload: BasePayload, sorting: Sorting): Promise<number> {
  const posts = postsOf(payload)
  const table = shelvesOf(payload)
  const last = Math.floor((await highest(payload, sorting)) / shelfSize)
  let wrong = 0
  for (let shelf = 0; shelf <= last; shelf += 1) {
    wrong += await writeWhole(payload, async () => {
      await takeNumbers(payload, {})
      const connection = connectionTo(payload)
      const from = shelf * shelfSize
      const [found] = await connection
        .select({ posts: count() })
        .from(posts)
        .where(
          and(
            eq(posts.state, 'published'),
            isNull(posts.pinnedAt),
            gt(posts[sorting], from - 1),
            lte(posts[sorting], from + shelfSize - 1),
          ),
        )
      const isIt = and(eq(table.sorting, sorting), eq(table.shelf, shelf))
      const [kept] = await connection.select({ posts: table.posts }).from(table).where(isIt)
      const right = Number(found?.posts ?? 0)
      if (Number(kept?.posts ?? 0) === right) return 0
      await connection.delete(table).where(isIt)
      const now = new Date().toISOString()
      if (right > 0)
        await connection
          .insert(table)
          .values({ sorting, shelf, posts: right, createdAt: now, updatedAt: now })
      return 1
    })
  }
  return wrong
}

/** What stands on the shelves, and what is pinned. */
async function recountShown(payload: BasePayload): Promise<number> {
  const posts = postsOf(payload)
  const shelves = shelvesOf(payload)
  const table = countsOf(payload)
  return await writeWhole(payload, async () => {
    const kept = await takeNumbers(payload, {})
    const connection = connectionTo(payload)
    const [onShelves] = await connection
      .select({ posts: sql<number>`coalesce(sum(${shelves.posts}), 0)` })
      .from(shelves)
      .where(eq(shelves.sorting, 'number'))
    const [pinned] = await connection
      .select({ posts: count() })
      .from(posts)
      .where(and(eq(posts.state, 'published'), isNotNull(posts.pinnedAt)))
    const right = Number(onShelves?.posts ?? 0) + Number(pinned?.posts ?? 0)
    if (right === kept.posts) return 0
    await connection.update(table).set({ posts: right }).where(eq(table.key, 'board'))
    return 1
  })
}

async function highest(payload: BasePayload, name: 'id' | Sorting): Promise<number> {
  const posts = postsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ last: max(posts[name]) })
    .from(posts)
  return Number(row?.last ?? 0)
}
