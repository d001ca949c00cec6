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

/** Posts by what their authors wrote, in whichever language; those that are shown alone, and no replies. */
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
 * Has the index read posts anew. They are written past Payload, so whoever changes their texts, or whether they are shown,
 * says so once that is stored.
 */
export async function announcePosts(payload: BasePayload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const tags = ids.map((id) => `${tag}:${id}`)
  try {
    await announce(await createLocalReq({}, payload), [tag, ...tags])
  } catch (error) {
    // It is stored; the next start finds what the index has missed.
    log.error({ err: error, posts: ids }, 'the search could not be told of posts')
  }
}

export const announcePost = (payload: BasePayload, id: number) => announcePosts(payload, [id])

/** The posts among what was moved. */
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
