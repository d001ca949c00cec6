import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { findRecords } from '../../../engines/search/find-records.ts'
import { readyQuery, type ReadyQuery } from '../../../ground/database/ready-query.ts'
import { postsOf } from '../tables/board-tables.ts'
import { postSource } from './post.search.ts'
import { postOf, readPostRow, selectPosts, type BoardReader, openPostView } from './post-rows.ts'

interface AskedPage {
  search: string
  page: number
  limit: number
  before?: string | undefined
}

/**
 * One page of the posts that have every word of a text, the closest first, and how many there are, 300 at most. What is
 * shown no more is left out, whatever the index knows. `since`: as far back as they were looked through, where there is more.
 */
export async function searchPosts(
  payload: BasePayload,
  reader: BoardReader,
  { search, ...asked }: AskedPage,
): Promise<{ posts: BoardPost[]; total: number; since: string | null }> {
  const { ids, total, since } = await findRecords(payload, postSource, { text: search, ...asked })
  const view = await openPostView(payload, reader)
  const rows = await readShown(payload, reader, ids)
  const found = new Map(
    rows.map((row) => {
      const post = postOf(readPostRow(row), view)
      return [post.id, post]
    }),
  )
  return { posts: ids.flatMap((id) => found.get(id) ?? []), total, since }
}

/** So many are read by one query, which is built once. */
const places = Array.from({ length: 25 }, (_, index) => `id${index}`)
const made = new WeakMap<BasePayload, ReadyQuery>()

async function readShown(payload: BasePayload, reader: BoardReader, ids: readonly number[]) {
  const query = made.get(payload) ?? makeQuery(payload)
  made.set(payload, query)
  const rows: unknown[][] = []
  for (let from = 0; from < ids.length; from += places.length) {
    // No post has the id 0.
    const some = places.map((place, index) => [place, ids[from + index] ?? 0] as const)
    rows.push(...(await query({ reader: reader.id, ...Object.fromEntries(some) })))
  }
  return rows
}

function makeQuery(payload: BasePayload): ReadyQuery {
  const { id, state } = postsOf(payload)
  const isAsked = inArray(
    id,
    places.map((place) => sql.placeholder(place)),
  )
  return readyQuery(payload, selectPosts(payload, and(isAsked, eq(state, 'published'))))
}
