import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { createLocalReq, type BasePayload } from 'payload'
import { z } from 'zod'
import { announce } from '../../../core/changes/announce.ts'
import { inBothLanguages, type SearchSource } from '../../../core/search/search-source.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { log } from '../../../platform/log.ts'
import { column } from '../tables/columns.ts'
import { postsOf } from '../tables/board-tables.ts'

const tag = 'webboard'

/** Published posts, in any language; replies are not searched. */
export const postSource: SearchSource = {
  name: 'board_posts',
  kind: 'webboard',
  audience: 'members',
  isPost: true,
  tag,
  async stampsAfter(payload, after, limit) {
    const { id, updatedAt } = postsOf(payload)
    const rows = await connectionTo(payload)
      .select({ id, updatedAt })
      .from(postsOf(payload))
      .where(isShown(payload, gt(id, after)))
      .orderBy(asc(id))
      .limit(limit)
    return rows.map((row) => ({ id: Number(row.id), stamp: column.moment.parse(row.updatedAt) }))
  },
  async read(payload, ids) {
    const { id, title, detail, createdAt, updatedAt } = postsOf(payload)
    const rows = await connectionTo(payload)
      .select({ id, title, detail, createdAt, updatedAt })
      .from(postsOf(payload))
      .where(isShown(payload, inArray(id, [...ids])))
    return rows.map((row) => {
      const post = Post.parse(row)
      return {
        id: post.id,
        stamp: post.updatedAt,
        slug: null,
        publishedAt: post.createdAt,
        endsAt: null,
        texts: inBothLanguages({ title: post.title, text: post.detail }),
      }
    })
  },
}

/**
 * Reindexes posts. They are written without Payload's hooks, so call this after each committed change of their texts or
 * visibility.
 */
export async function announcePosts(payload: BasePayload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const tags = ids.map((id) => `${tag}:${id}`)
  try {
    await announce(await createLocalReq({}, payload), [tag, ...tags])
  } catch (error) {
    // The change is committed; the next start repairs the index.
    log.error({ err: error, posts: ids }, 'the search could not be told of posts')
  }
}

export const announcePost = (payload: BasePayload, id: number) => announcePosts(payload, [id])

export function postsAmong(
  moved: readonly ({ kind: 'post' | 'reply'; id: number } | null)[],
): number[] {
  return [...new Set(moved.flatMap((one) => (one?.kind === 'post' ? [one.id] : [])))]
}

const text = column.text.transform((value) => value ?? '')
const Post = z.object({
  id: column.number,
  title: text,
  detail: text,
  createdAt: column.moment,
  updatedAt: column.moment,
})

function isShown(payload: BasePayload, condition: SQL): SQL | undefined {
  return and(eq(postsOf(payload).state, 'published'), condition)
}
