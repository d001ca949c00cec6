import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { findRecords } from '../../../core/search/find-records.ts'
import { runQuery } from '../../../platform/database/run-query.ts'
import { postsOf } from '../tables/board-tables.ts'
import { postSource } from './post.search.ts'
import { postOf, readPostRow, selectPosts, type BoardReader, openPostView } from './post-rows.ts'

interface AskedPage {
  search: string
  page: number
  limit: number
}

/**
 * One page of posts that contain every word of a text, best matches first, and their number, at most 300. Posts that are not
 * published any more are excluded, even if still indexed.
 */
export async function searchPosts(
  payload: BasePayload,
  reader: BoardReader,
  { search, ...asked }: AskedPage,
): Promise<{ posts: BoardPost[]; total: number }> {
  const { ids, total } = await findRecords(payload, postSource, { text: search, ...asked })
  const view = await openPostView(payload, reader)
  const rows = await readShown(payload, reader, ids)
  const found = new Map(
    rows.map((row) => {
      const post = postOf(readPostRow(row), view)
      return [post.id, post]
    }),
  )
  return { posts: ids.flatMap((id) => found.get(id) ?? []), total }
}

async function readShown(payload: BasePayload, reader: BoardReader, ids: readonly number[]) {
  const posts = postsOf(payload)
  const isShown = and(inArray(posts.id, [...ids]), eq(posts.state, 'published'))
  return ids.length > 0 ? runQuery(payload, selectPosts(payload, reader, isShown)) : []
}
