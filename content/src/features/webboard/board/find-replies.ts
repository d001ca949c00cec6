import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { maxId } from '@washhouse/contract/wire/parameters'
import { and, asc, eq, exists, gt, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runQuery } from '../../../platform/database/run-query.ts'
import { readNameRules } from '../rules/name-rules.rows.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'
import type { BoardReader } from './post-rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
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
 * Replies to a post by position. Positions never change, so every page is found equally fast. The reader's own waiting
 * replies have no position yet and come last. Empty if the reader may not see the post.
 */
export async function findReplies(
  payload: BasePayload,
  reader: BoardReader,
  { post, offset, limit, isDescending }: AskedReplies,
): Promise<{ replies: BoardReply[]; total: number }> {
  const [seen] = await runQuery(payload, selectPlaces(payload, reader, post))
  if (!seen) return { replies: [], total: 0 }
  const places = Number(seen[0])
  const waiting = (await runQuery(payload, selectWaiting(payload, reader, post))).map(readReplyRow)
  const total = places + waiting.length
  const from = Math.min(offset, total)
  const to = limit === -1 ? total : Math.min(offset + limit, total)
  // Counted from the other end.
  const [first, last] = isDescending ? [total - to, total - from] : [from, to]
  const between = { behind: first, upTo: Math.min(last, places) }
  const rows = await runQuery(payload, selectInPlace(payload, post, between))
  const own = waiting.slice(Math.max(0, first - places), Math.max(0, last - places))
  const names = await readNameRules(payload)
  const replies = [...rows.map(readReplyRow), ...own].map((row) => replyOf(row, reader.id, names))
  return { replies: isDescending ? replies.toReversed() : replies, total }
}

export async function findReply(
  payload: BasePayload,
  reader: BoardReader,
  id: string,
): Promise<BoardReply | undefined> {
  if (!/^\d+$/.test(id) || Number(id) > maxId || Number(id) === 0) return undefined
  const [row] = await runQuery(payload, selectOne(payload, reader, Number(id)))
  return row && replyOf(readReplyRow(row), reader.id, await readNameRules(payload))
}

function selectPlaces(payload: BasePayload, reader: BoardReader, post: number) {
  const posts = postsOf(payload)
  return connectionTo(payload)
    .select({ places: posts.places })
    .from(posts)
    .where(and(eq(posts.id, post), isSeenPost(payload, reader.id)))
}

function selectWaiting(payload: BasePayload, reader: BoardReader, post: number) {
  const replies = repliesOf(payload)
  const isWaiting = and(eq(replies.post, post), isOwnWaiting(payload, reader.id))
  return selectReplies(payload, isWaiting).orderBy(asc(replies.id))
}

function selectInPlace(
  payload: BasePayload,
  post: number,
  { behind, upTo }: { behind: number; upTo: number },
) {
  const replies = repliesOf(payload)
  const isInPlace = and(eq(replies.post, post), gt(replies.place, behind), lte(replies.place, upTo))
  return selectReplies(payload, isInPlace).orderBy(asc(replies.place))
}

function selectOne(payload: BasePayload, reader: BoardReader, id: number) {
  const isSeen = isSeenPost(payload, reader.id)
  const isSeenHere = and(isSeenReply(payload, reader.id), exists(standsBelow(payload, isSeen)))
  return selectReplies(payload, and(eq(repliesOf(payload).id, id), isSeenHere))
}
