import { count, eq, max, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { log } from '../../../platform/log.ts'
import { countsOf, postsOf, repliesOf } from '../tables/board-tables.ts'
import { nextSequence } from './counts.rows.ts'
import { lockPosts } from './stored.rows.ts'

/** Ids per transaction; others can write in between. */
const stretch = 1024

/** Numbers of corrected counts. */
export interface Miscounts {
  shown: number
  replies: number
}

/** Recounts the stored counts and corrects differences. There are none, unless somebody wrote directly to the database. */
export async function recountBoard(payload: BasePayload): Promise<Miscounts> {
  const found = { replies: await recountReplies(payload), shown: await recountShown(payload) }
  if (found.shown + found.replies > 0) log.warn(found, 'the web board had counted wrong')
  return found
}

async function recountReplies(payload: BasePayload): Promise<number> {
  const posts = postsOf(payload)
  const { post, state, place } = repliesOf(payload)
  const of = sql`from ${repliesOf(payload)} where ${post} = ${posts.id}`
  const replies = sql`(select count(*) ${of} and ${state} = 'published')`
  const places = sql`(select coalesce(max(${place}), 0) ${of})`
  const differs = sql`(${posts.replies} <> ${replies} or ${posts.places} <> ${places})`
  const [highest] = await connectionTo(payload)
    .select({ id: max(posts.id) })
    .from(posts)
  let wrong = 0
  for (let from = 0; from < Number(highest?.id ?? 0); from += stretch) {
    const isWrong = sql`${posts.id} > ${from} and ${posts.id} <= ${from + stretch} and ${differs}`
    const changed = await writeWhole(payload, async () => {
      await nextSequence(payload, {})
      await lockPosts(payload, isWrong)
      return await connectionTo(payload)
        .update(posts)
        .set({ replies, places })
        .where(isWrong)
        .returning({ id: posts.id })
    })
    wrong += changed.length
  }
  return wrong
}

async function recountShown(payload: BasePayload): Promise<number> {
  const table = countsOf(payload)
  return await writeWhole(payload, async () => {
    const kept = await nextSequence(payload, {})
    const connection = connectionTo(payload)
    const [found] = await connection
      .select({ posts: count() })
      .from(postsOf(payload))
      .where(eq(postsOf(payload).state, 'published'))
    const posts = Number(found?.posts)
    if (posts === kept.posts) return 0
    await connection.update(table).set({ posts }).where(eq(table.key, 'board'))
    return 1
  })
}
