import type { Language } from '@washhouse/contract/language'
import { maxFilteredPosts, type BoardFilter } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runQuery } from '../../../platform/database/run-query.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { postsOf } from '../tables/board-tables.ts'
import { openPostView, postOf, readPostRow, selectPosts, type BoardReader } from './post-rows.ts'

interface AskedPage {
  filter?: BoardFilter | undefined
  language?: Language | undefined
  page: number
  limit: number
}

/**
 * One page of the published posts that pass the filters, by activity, and their number. Both come from the newest
 * `maxFilteredPosts` entries of an index, so that the size of the board does not matter. Pinned posts come in their turn.
 */
export async function filterPosts(
  payload: BasePayload,
  reader: BoardReader,
  { filter, language, page, limit }: AskedPage,
  mostListed = maxFilteredPosts,
): Promise<{ posts: BoardPost[]; total: number }> {
  const { state, replies, activity, language: written } = postsOf(payload)
  const isWanted = and(
    eq(state, 'published'),
    filter === 'unanswered' ? eq(replies, 0) : undefined,
    language && eq(written, language),
  )
  const keys = (most: number, offset: number) =>
    connectionTo(payload)
      .select({ key: activity })
      .from(postsOf(payload))
      .where(isWanted)
      .orderBy(desc(activity))
      .limit(most)
      .offset(offset)
  const counted = connectionTo(payload)
    .select({ total: count() })
    .from(keys(mostListed, 0).as('newest'))
  const first = (page - 1) * limit
  const most = Math.max(0, Math.min(limit, mostListed - first))
  const some = selectPosts(payload, reader, inArray(activity, keys(most, first)))
  const [rows, [total]] = await Promise.all([
    most > 0 ? runQuery(payload, some.orderBy(desc(activity))) : [],
    runQuery(payload, counted),
  ])
  const view = await openPostView(payload, reader)
  return {
    posts: rows.map((row) => postOf(readPostRow(row), view)),
    total: Number(total?.[0] ?? 0),
  }
}
