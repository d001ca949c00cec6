import { maxId } from '@washhouse/contract/wire/parameters'
import type { BoardOrder } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runQuery } from '../../../platform/database/run-query.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { postsOf } from '../tables/board-tables.ts'
import { countShown, findPlace, shelfSize, type Sorting } from './counts.rows.ts'
import {
  postOf,
  readPostRow,
  selectPosts,
  type BoardReader,
  type PostRow,
  openPostView,
} from './post-rows.ts'

interface AskedPage {
  order: BoardOrder
  page: number
  limit: number
}

const sortings: Record<BoardOrder, Sorting> = { activity: 'activity', newest: 'number' }
/** Far more than any highest number. */
const above = Number.MAX_SAFE_INTEGER
/** Before any moment. */
const ever = new Date(0).toISOString()

/** One page of the posts that are shown, those that are pinned first, and how many there are of all pages. */
export async function findPosts(
  payload: BasePayload,
  reader: BoardReader,
  { order, page, limit }: AskedPage,
): Promise<{ posts: BoardPost[]; total: number }> {
  const sorting = sortings[order]
  const rank = (page - 1) * limit
  const [total, pinned] = await Promise.all([countShown(payload), findPinned(payload, reader)])
  const rows = pinned.slice(rank, rank + limit)
  const missing = limit - rows.length
  const others =
    missing > 0 && rank < total
      ? await findOthers(payload, sorting, reader, Math.max(0, rank - pinned.length), missing)
      : []
  const view = await openPostView(payload, reader)
  return { posts: [...rows, ...others].map((row) => postOf(row, view)), total }
}

/** Those behind `rank` others: near the first one by passing over them, else from the shelf where they begin. */
async function findOthers(
  payload: BasePayload,
  sorting: Sorting,
  reader: BoardReader,
  rank: number,
  most: number,
): Promise<PostRow[]> {
  const place =
    rank < shelfSize ? { below: above, skip: rank } : await findPlace(payload, sorting, rank)
  if (!place) return []
  const posts = postsOf(payload)
  const key = posts[sorting]
  // Found by the index alone; only those of the page are read.
  const wanted = connectionTo(payload)
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.state, 'published'), isNull(posts.pinnedAt), lt(key, place.below)))
    .orderBy(desc(key))
    .limit(most)
    .offset(place.skip)
  const page = selectPosts(payload, reader, inArray(posts.id, wanted)).orderBy(desc(key))
  return (await runQuery(payload, page)).map(readPostRow)
}

async function findPinned(payload: BasePayload, reader: BoardReader): Promise<PostRow[]> {
  const { state, pinnedAt } = postsOf(payload)
  const isPinned = and(eq(state, 'published'), gt(pinnedAt, ever))
  const pinned = selectPosts(payload, reader, isPinned).orderBy(desc(pinnedAt))
  return (await runQuery(payload, pinned)).map(readPostRow)
}

/** A post that its reader may see: one that is shown, his own while it waits, and what others replied to. */
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
