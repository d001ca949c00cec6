import { eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { runQuery } from '../../../platform/database/run-query.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { countsOf } from '../tables/board-tables.ts'

const rowKey = 'board'
const Counts = z.object({
  posts: z.coerce.number(),
  lastNumber: z.coerce.number(),
  lastActivity: z.coerce.number(),
})
export type BoardCounts = z.infer<typeof Counts>

/**
 * Takes the next sequence numbers of the board and locks it against other writers. Call it first in each `writeWhole` of the
 * board and of an erasure, to prevent deadlocks.
 */
export async function nextSequence(
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

/** Number of published posts. */
export async function countShown(payload: BasePayload): Promise<number> {
  const table = countsOf(payload)
  const counted = connectionTo(payload)
    .select({ posts: table.posts })
    .from(table)
    .where(eq(table.key, rowKey))
  const [row] = await runQuery(payload, counted)
  return row ? Number(row[0]) : 0
}
