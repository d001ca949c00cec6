import { maxId } from '@washhouse/contract/wire/parameters'
import type { BoardOrder } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readyQuery, type ReadyQuery } from '../../../ground/database/ready-query.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { postsOf } from '../tables/board-tables.ts'
import { countShown, findPlace, shelfSize, type Sorting } from './shelves.rows.ts'
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
  const queries = queriesOf(payload)
  const rank = (page - 1) * limit
  const asked = { reader: reader.id }
  const [total, pinned] = await Promise.all([
    countShown(payload),
    queries[sorting].pinned(asked).then((rows) => rows.map(readPostRow)),
  ])
  const rows = pinned.slice(rank, rank + limit)
  const missing = limit - rows.length
  const others =
    missing > 0 && rank < total
      ? await findOthers(payload, sorting, asked, Math.max(0, rank - pinned.length), missing)
      : []
  const view = await openPostView(payload, reader)
  return { posts: [...rows, ...others].map((row) => postOf(row, view)), total }
}

/** Those behind `rank` others: near the first one by passing over them, else from the shelf where they begin. */
async function findOthers(
  payload: BasePayload,
  sorting: Sorting,
  asked: { reader: string },
  rank: number,
  most: number,
): Promise<PostRow[]> {
  const place =
    rank < shelfSize ? { below: above, skip: rank } : await findPlace(payload, sorting, rank)
  if (!place) return []
  const { below, skip } = place
  const rows = await queriesOf(payload)[sorting].others({ ...asked, below, skip, most })
  return rows.map(readPostRow)
}

/** A post that its reader may see: one that is shown, his own while it waits, and what others replied to. */
export async function findPost(
  payload: BasePayload,
  reader: BoardReader,
  id: string,
): Promise<PostRow | undefined> {
  if (!/^\d+$/.test(id) || Number(id) > maxId || Number(id) === 0) return undefined
  const [row] = await queriesOf(payload).one({ reader: reader.id, id: Number(id) })
  return row && readPostRow(row)
}

interface Queries extends Record<Sorting, { pinned: ReadyQuery; others: ReadyQuery }> {
  one: ReadyQuery
}
const made = new WeakMap<BasePayload, Queries>()

function queriesOf(payload: BasePayload): Queries {
  const known = made.get(payload)
  if (known) return known
  const queries = {
    activity: listQueries(payload, 'activity'),
    number: listQueries(payload, 'number'),
    one: oneQuery(payload),
  }
  made.set(payload, queries)
  return queries
}

function listQueries(payload: BasePayload, sorting: Sorting) {
  const posts = postsOf(payload)
  const key = posts[sorting]
  const isShown = eq(posts.state, 'published')
  // Found by the index alone; only those of the page are read.
  const wanted = connectionTo(payload)
    .select({ id: posts.id })
    .from(posts)
    .where(and(isShown, isNull(posts.pinnedAt), lt(key, sql.placeholder('below'))))
    .orderBy(desc(key))
    .limit(sql.placeholder('most'))
    .offset(sql.placeholder('skip'))
  return {
    pinned: readyQuery(
      payload,
      selectPosts(payload, and(isShown, gt(posts.pinnedAt, ever))).orderBy(desc(posts.pinnedAt)),
    ),
    others: readyQuery(payload, selectPosts(payload, inArray(posts.id, wanted)).orderBy(desc(key))),
  }
}

function oneQuery(payload: BasePayload): ReadyQuery {
  const posts = postsOf(payload)
  const isOwn = eq(posts.memberId, sql.placeholder('reader'))
  const isSeen = or(
    eq(posts.state, 'published'),
    and(eq(posts.state, 'withdrawn'), sql`${posts.places} > 0`),
    and(inArray(posts.state, ['waiting', 'hidden']), isOwn),
  )
  return readyQuery(payload, selectPosts(payload, and(eq(posts.id, sql.placeholder('id')), isSeen)))
}
