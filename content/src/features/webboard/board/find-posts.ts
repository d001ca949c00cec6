import { maxId } from '@washhouse/contract/wire/parameters'
import type { BoardOrder } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runQuery } from '../../../platform/database/run-query.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { postsOf } from '../tables/board-tables.ts'
import { countShown } from './counts.rows.ts'
import {
  postOf,
  readPostRow,
  selectPosts,
  type BoardReader,
  type PostRow,
  openPostView,
} from './post-rows.ts'

/** Pages available from either end of the list; those between are not. */
const pagesFromEnd = 1000

interface AskedPage {
  order: BoardOrder
  page: number
  limit: number
}

const ever = new Date(0).toISOString()

/** One page of the published posts, pinned ones first, and the total number. */
export async function findPosts(
  payload: BasePayload,
  reader: BoardReader,
  { order, page, limit }: AskedPage,
  reach = pagesFromEnd,
): Promise<{ posts: BoardPost[]; total: number }> {
  const rank = (page - 1) * limit
  const [total, pinned] = await Promise.all([countShown(payload), findPinned(payload, reader)])
  if (Math.min(page, Math.ceil(total / limit) + 1 - page) > reach) return { posts: [], total }
  const rows = pinned.slice(rank, rank + limit)
  const others = await findOthers(payload, reader, order, {
    first: Math.max(0, rank - pinned.length),
    most: limit - rows.length,
    total: total - pinned.length,
  })
  const view = await openPostView(payload, reader)
  return { posts: [...rows, ...others].map((row) => postOf(row, view)), total }
}

/** Posts that are not pinned, from `first` on; counted from the nearer end. */
async function findOthers(
  payload: BasePayload,
  reader: BoardReader,
  order: BoardOrder,
  { first, most, total }: Record<'first' | 'most' | 'total', number>,
): Promise<PostRow[]> {
  if (most === 0 || first >= total) return []
  const behind = Math.max(0, total - first - most)
  const [towards, offset, limit] =
    first <= behind ? [desc, first, most] : [asc, behind, Math.min(most, total - first)]
  const posts = postsOf(payload)
  const key = order === 'activity' ? posts.activity : posts.number
  // Answered by an index alone: PostgreSQL uses it only if the order names `pinnedAt`, although it is null in all rows.
  const wanted = connectionTo(payload)
    .select({ key })
    .from(posts)
    .where(and(eq(posts.state, 'published'), isNull(posts.pinnedAt)))
    .orderBy(towards(posts.pinnedAt), towards(key))
    .limit(limit)
    .offset(offset)
  const page = selectPosts(payload, reader, inArray(key, wanted)).orderBy(desc(key))
  return (await runQuery(payload, page)).map(readPostRow)
}

async function findPinned(payload: BasePayload, reader: BoardReader): Promise<PostRow[]> {
  const { state, pinnedAt } = postsOf(payload)
  const isPinned = and(eq(state, 'published'), gt(pinnedAt, ever))
  const pinned = selectPosts(payload, reader, isPinned).orderBy(desc(pinnedAt))
  return (await runQuery(payload, pinned)).map(readPostRow)
}

/**
 * A post that the reader may see: a published one, an own one that is waiting or hidden, or a withdrawn one with replies.
 */
export async function findPost(
  payload: BasePayload,
  reader: BoardReader,
  id: string,
): Promise<PostRow | undefined> {
  if (!/^\d+$/.test(id) || Number(id) > maxId || Number(id) === 0) return undefined
  const posts = postsOf(payload)
  const isOwn = eq(posts.memberId, reader.id)
  const isSeen = or(
    eq(posts.state, 'published'),
    and(eq(posts.state, 'withdrawn'), sql`${posts.places} > 0`),
    and(inArray(posts.state, ['waiting', 'hidden']), isOwn),
  )
  const wanted = selectPosts(payload, reader, and(eq(posts.id, Number(id)), isSeen))
  const [row] = await runQuery(payload, wanted)
  return row && readPostRow(row)
}
