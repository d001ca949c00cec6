import type { BoardScope } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readyQuery, type ReadyQuery } from '../../../ground/database/ready-query.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { wholeNumber } from '../../../ground/database/whole-number.ts'
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
 * One page of the posts that a member wrote, or of those that he follows, and how many these are. Each of the two is what
 * one person has to do with, found by an index: they are counted as they are asked for.
 */
export async function findMemberPosts(
  payload: BasePayload,
  reader: BoardReader,
  { scope, page, limit }: AskedPage,
): Promise<{ posts: BoardPost[]; total: number }> {
  const { some, all } = queriesOf(payload)[scope]
  const asked = { reader: reader.id }
  const [rows, [counted]] = await Promise.all([
    some({ ...asked, most: limit, skip: (page - 1) * limit }),
    all(asked),
  ])
  const view = await openPostView(payload, reader)
  return {
    posts: rows.map((row) => postOf(readPostRow(row), view)),
    total: Number(counted?.[0] ?? 0),
  }
}

type Queries = Record<MemberScope, { some: ReadyQuery; all: ReadyQuery }>
const made = new WeakMap<BasePayload, Queries>()

function queriesOf(payload: BasePayload): Queries {
  const known = made.get(payload)
  if (known) return known
  const posts = postsOf(payload)
  const queries = {
    own: makeQueries(payload, isOwn(payload), [desc(posts.createdAt), desc(posts.id)]),
    followed: makeQueries(payload, isFollowed(payload), [desc(posts.activity)]),
  }
  made.set(payload, queries)
  return queries
}

function makeQueries(payload: BasePayload, condition: SQL | undefined, order: SQL[]) {
  const page = selectPosts(payload, condition)
    .orderBy(...order)
    .limit(sql.placeholder('most'))
    .offset(sql.placeholder('skip'))
  const all = connectionTo(payload)
    .select({ total: count() })
    .from(postsOf(payload))
    .where(condition)
  return { some: readyQuery(payload, page), all: readyQuery(payload, all) }
}

/** What staff have removed, or he has taken back, is his no more. */
function isOwn(payload: BasePayload): SQL | undefined {
  const { memberId, state } = postsOf(payload)
  return and(
    eq(memberId, sql.placeholder('reader')),
    inArray(state, ['published', 'waiting', 'hidden']),
  )
}

function isFollowed(payload: BasePayload): SQL | undefined {
  const posts = postsOf(payload)
  const visits = visitsOf(payload)
  const followed = connectionTo(payload)
    .select({ post: wholeNumber(visits.post) })
    .from(visits)
    .where(and(eq(visits.memberId, sql.placeholder('reader')), isFollowing(visits)))
  return and(inArray(posts.id, followed), eq(posts.state, 'published'))
}
