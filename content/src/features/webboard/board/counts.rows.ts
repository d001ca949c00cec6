import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { runQuery } from '../../../platform/database/run-query.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { countsOf, shelvesOf } from '../tables/board-tables.ts'

/** Numbers of one shelf: as many rows at most are passed over to find a page, wherever it stands. */
export const shelfSize = 1024

/** By what posts are numbered. */
export type Sorting = 'activity' | 'number'

const rowKey = 'board'
const newestShelves = 64
const Counts = z.object({
  posts: z.coerce.number(),
  lastNumber: z.coerce.number(),
  lastActivity: z.coerce.number(),
})
export type BoardCounts = z.infer<typeof Counts>

export const shelfOf = (number: number) => Math.floor(number / shelfSize)

/**
 * Takes the next numbers of the board, and waits for whoever is writing to it; to be called first in each
 * `writeWhole` of the board, and of whoever erases a member, so that no two wait for each other.
 */
export async function takeNumbers(
  payload: BasePayload,
  { posts = 0, numbers = 0, activities = 0 },
): Promise<BoardCounts> {
  const table = countsOf(payload)
  const now = new Date().toISOString()
  const [row] = await connectionTo(payload)
    .insert(table)
    .values({
      key: rowKey,
      posts,
      lastNumber: numbers,
      lastActivity: activities,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: table.key,
      set: {
        posts: sql`${table.posts} + ${posts}`,
        lastNumber: sql`${table.lastNumber} + ${numbers}`,
        lastActivity: sql`${table.lastActivity} + ${activities}`,
      },
    })
    .returning({
      posts: table.posts,
      lastNumber: table.lastNumber,
      lastActivity: table.lastActivity,
    })
  return Counts.parse(row)
}

/** Moves a post that is shown from one number to another; null: it was not there before, or is not any more. */
export async function moveOnShelves(
  payload: BasePayload,
  sorting: Sorting,
  from: number | null,
  to: number | null,
): Promise<void> {
  const left = from === null ? null : shelfOf(from)
  const reached = to === null ? null : shelfOf(to)
  if (left === reached) return
  if (left !== null) await changeShelf(payload, sorting, left, -1)
  if (reached !== null) await changeShelf(payload, sorting, reached, 1)
}

async function changeShelf(payload: BasePayload, sorting: Sorting, shelf: number, by: 1 | -1) {
  const table = shelvesOf(payload)
  const now = new Date().toISOString()
  const connection = connectionTo(payload)
  if (by === 1)
    await connection
      .insert(table)
      .values({ sorting, shelf, posts: 1, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [table.sorting, table.shelf],
        set: { posts: sql`${table.posts} + 1` },
      })
  else {
    const isIt = and(eq(table.sorting, sorting), eq(table.shelf, shelf))
    await connection
      .update(table)
      .set({ posts: sql`${table.posts} - 1` })
      .where(isIt)
    await connection.delete(table).where(and(isIt, lte(table.posts, 0)))
  }
}

/** How many posts are shown. */
export async function countShown(payload: BasePayload): Promise<number> {
  const table = countsOf(payload)
  const counted = connectionTo(payload)
    .select({ posts: table.posts })
    .from(table)
    .where(eq(table.key, rowKey))
  const [row] = await runQuery(payload, counted)
  return row ? Number(row[0]) : 0
}

/** Where a place in the order lies: below this number, behind so many posts. */
export interface ShelfPlace {
  below: number
  skip: number
}

/** Finds the post that stands behind `rank` others of those that are not pinned. */
export async function findPlace(
  payload: BasePayload,
  sorting: Sorting,
  rank: number,
): Promise<ShelfPlace | undefined> {
  let passed = 0
  for (const row of await runQuery(payload, selectNewest(payload, sorting))) {
    const [shelf = 0, posts = 0] = row.map(Number)
    if (rank < passed + posts) return { below: (shelf + 1) * shelfSize, skip: rank - passed }
    passed += posts
  }
  const [row] = await runQuery(payload, selectShelf(payload, sorting, rank))
  if (!row) return undefined
  const [shelf, before] = row.map(Number)
  return { below: ((shelf ?? 0) + 1) * shelfSize, skip: rank - (before ?? 0) }
}

/** Most pages that are asked for stand on these; to sum up all shelves takes longer. */
function selectNewest(payload: BasePayload, wanted: Sorting) {
  const { sorting, shelf, posts } = shelvesOf(payload)
  return connectionTo(payload)
    .select({ shelf, posts })
    .from(shelvesOf(payload))
    .where(eq(sorting, wanted))
    .orderBy(desc(shelf))
    .limit(newestShelves)
}

function selectShelf(payload: BasePayload, wanted: Sorting, rank: number) {
  const { sorting, shelf, posts } = shelvesOf(payload)
  const connection = connectionTo(payload)
  const before = sql<number>`sum(${posts}) over (order by ${shelf} desc) - ${posts}`
  const summed = connection
    .select({ shelf, posts, before: before.as('before') })
    .from(shelvesOf(payload))
    .where(eq(sorting, wanted))
    .as('summed')
  return connection
    .select({ shelf: summed.shelf, before: summed.before })
    .from(summed)
    .where(sql`${summed.before} + ${summed.posts} > ${rank}`)
    .orderBy(desc(summed.shelf))
    .limit(1)
}
