import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { maxId } from '@washhouse/contract/wire/parameters'
import { and, asc, eq, exists, gt, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readyQuery, type ReadyQuery } from '../../../ground/database/ready-query.ts'
import { readNameRules } from '../rules/name-rules.rows.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'
import type { BoardReader } from './post-rows.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { readReplyRow, replyOf, selectReplies } from './reply-rows.ts'
import { isOwnWaiting, isSeenPost, isSeenReply, standsBelow } from './seen-replies.ts'

interface AskedReplies {
  post: number
  offset: number
  /** -1: all. */
  limit: number
  isDescending: boolean
}

/**
 * Replies to a post by their places, which are counted up and never change: a page is found as fast wherever it stands.
 * The reader's own that wait have none yet and stand behind all others. None of a post that he may not see.
 */
export async function findReplies(
  payload: BasePayload,
  reader: BoardReader,
  { post, offset, limit, isDescending }: AskedReplies,
): Promise<{ replies: BoardReply[]; total: number }> {
  const queries = queriesOf(payload)
  const [seen] = await queries.places({ post, reader: reader.id })
  if (!seen) return { replies: [], total: 0 }
  const places = Number(seen[0])
  const waiting = (await queries.waiting({ post, reader: reader.id })).map(readReplyRow)
  const total = places + waiting.length
  const from = Math.min(offset, total)
  const to = limit === -1 ? total : Math.min(offset + limit, total)
  // Counted from the other end.
  const [first, last] = isDescending ? [total - to, total - from] : [from, to]
  const rows = await queries.replies({ post, behind: first, upTo: Math.min(last, places) })
  const own = waiting.slice(Math.max(0, first - places), Math.max(0, last - places))
  const names = await readNameRules(payload)
  const replies = [...rows.map(readReplyRow), ...own].map((row) => replyOf(row, reader.id, names))
  return { replies: isDescending ? replies.toReversed() : replies, total }
}

/** One reply that its reader may see. */
export async function findReply(
  payload: BasePayload,
  reader: BoardReader,
  id: string,
): Promise<BoardReply | undefined> {
  if (!/^\d+$/.test(id) || Number(id) > maxId || Number(id) === 0) return undefined
  const [row] = await queriesOf(payload).one({ reader: reader.id, id: Number(id) })
  return row && replyOf(readReplyRow(row), reader.id, await readNameRules(payload))
}

interface Queries {
  places: ReadyQuery
  replies: ReadyQuery
  waiting: ReadyQuery
  one: ReadyQuery
}
const made = new WeakMap<BasePayload, Queries>()

function queriesOf(payload: BasePayload): Queries {
  const known = made.get(payload)
  if (known) return known
  const queries = makeQueries(payload)
  made.set(payload, queries)
  return queries
}

function makeQueries(payload: BasePayload): Queries {
  const posts = postsOf(payload)
  const replies = repliesOf(payload)
  const reader = sql.placeholder('reader')
  const post = sql.placeholder('post')
  const isInPlace = and(
    eq(replies.post, post),
    gt(replies.place, sql.placeholder('behind')),
    lte(replies.place, sql.placeholder('upTo')),
  )
  const isIt = eq(replies.id, sql.placeholder('id'))
  const isSeen = isSeenPost(payload, reader)
  const isWaiting = and(eq(replies.post, post), isOwnWaiting(payload, reader))
  const isSeenHere = and(isSeenReply(payload, reader), exists(standsBelow(payload, isSeen)))
  return {
    places: readyQuery(
      payload,
      connectionTo(payload)
        .select({ places: posts.places })
        .from(posts)
        .where(and(eq(posts.id, post), isSeen)),
    ),
    replies: readyQuery(payload, selectReplies(payload, isInPlace).orderBy(asc(replies.place))),
    waiting: readyQuery(payload, selectReplies(payload, isWaiting).orderBy(asc(replies.id))),
    one: readyQuery(payload, selectReplies(payload, and(isIt, isSeenHere))),
  }
}
