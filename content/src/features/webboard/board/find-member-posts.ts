import type { BoardScope } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runQuery } from '../../../platform/database/run-query.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { postsOf, visitsOf } from '../tables/board-tables.ts'
import { isFollowing } from './follow.rows.ts'
import { postOf, readPostRow, selectPosts, type BoardReader, openPostView } from './post-rows.ts'

type MemberScope = Exclude<BoardScope, 'all'>

interface AskedPage {
  scope: MemberScope
  page: number
  limit: number
}

/**
 * One page of the posts that a member wrote, or follows, and their total number. Both are found by an index and are few
 * enough to count at each request.
 */
export async function findMemberPosts(
  payload: BasePayload,
  reader: BoardReader,
  { scope, page, limit }: AskedPage,
): Promise<{ posts: BoardPost[]; total: number }> {
  const posts = postsOf(payload)
  const isWanted = scope === 'own' ? isOwn(payload, reader) : isFollowed(payload, reader)
  const order = scope === 'own' ? [desc(posts.createdAt), desc(posts.id)] : [desc(posts.activity)]
  const some = selectPosts(payload, reader, isWanted)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const all = connectionTo(payload).select({ total: count() }).from(posts).where(isWanted)
  const [rows, [counted]] = await Promise.all([runQuery(payload, some), runQuery(payload, all)])
  const view = await openPostView(payload, reader)
  return {
    posts: rows.map((row) => postOf(readPostRow(row), view)),
    total: Number(counted?.[0] ?? 0),
  }
}

/** Excludes posts that staff removed or the author withdrew. */
function isOwn(payload: BasePayload, reader: BoardReader): SQL | undefined {
  const { memberId, state } = postsOf(payload)
  return and(eq(memberId, reader.id), inArray(state, ['published', 'waiting', 'hidden']))
}

function isFollowed(payload: BasePayload, reader: BoardReader): SQL | undefined {
  const posts = postsOf(payload)
  const visits = visitsOf(payload)
  const followed = connectionTo(payload)
    .select({ post: wholeNumber(visits.post) })
    .from(visits)
    .where(and(eq(visits.memberId, reader.id), isFollowing(visits)))
  return and(inArray(posts.id, followed), eq(posts.state, 'published'))
}
