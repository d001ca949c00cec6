import { and, desc, eq, gte, ne, notInArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { retell, takeBack, tell } from '../../../core/notifications/new-notification.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { repliesOf, visitsOf } from '../tables/board-tables.ts'
import type { Stored } from '../tables/subject.ts'
import { findStored } from './stored.rows.ts'
import { notifyAuthorAgain } from './notify-post-author.ts'
import type { OpenPost, Titled } from './written.rows.ts'
import { isFollowing } from './follow.rows.ts'

const quietMs = 60 * 60_000
const sources = 'board-followers:'
const sourceForm = new RegExp(`^${sources}(\\d+)$`)

const wordsOf = ({ title }: Titled) => ({
  titleTh: `มีความเห็นใหม่ในกระทู้ “${title}” ที่คุณติดตาม`,
  titleEn: `New replies to “${title}”, a post you follow`,
})

interface NewReply {
  post: OpenPost
  reply: number
  replier: string
}

/**
 * Notifies a post's followers of a reply, at most once an hour. Excludes the replier, and the author, who is notified of
 * each reply. Call in the reply's transaction.
 */
export async function notifyFollowers(
  payload: BasePayload,
  { post, reply, replier }: NewReply,
): Promise<void> {
  const last = await lastTold(payload, post.id)
  if (last && last.at + quietMs > Date.now()) return
  if (!(await hasFollowers(payload, post, replier))) return
  await tell(payload, [
    {
      source: `${sources}${reply}`,
      event: 'board',
      audience: { kind: 'post', post: post.id, except: replier },
      ...wordsOf(post),
      slug: String(post.id),
      image: null,
    },
  ])
}

/** Updates the title of a post in its notifications. Call in the transaction that changes the title. */
export async function retitle(
  payload: BasePayload,
  { kind, id }: Pick<Stored, 'kind' | 'id'>,
): Promise<void> {
  if (kind !== 'post') return
  const post = await findStored(payload, { kind, id })
  if (post?.kind !== 'post' || post.title === null) return
  const titled = { id, title: post.title }
  await notifyAuthorAgain(payload, titled)
  await retell(payload, { event: 'board', slug: String(id), from: sources }, wordsOf(titled))
}

/** Retracts the last notification if all its replies are gone. */
export async function retractFollowerNotices(payload: BasePayload, post: number): Promise<void> {
  const last = await lastTold(payload, post)
  const [, first] = sourceForm.exec(last?.source ?? '') ?? []
  if (!last || first === undefined) return
  const replies = repliesOf(payload)
  const left = await connectionTo(payload)
    .select({ id: replies.id })
    .from(replies)
    .where(
      and(eq(replies.post, post), eq(replies.state, 'published'), gte(replies.id, Number(first))),
    )
    .limit(1)
  if (left.length === 0) await takeBack(payload, [last.source])
}

const Told = z.object({ source: z.string(), at: z.union([z.string(), z.date()]) })

async function lastTold(payload: BasePayload, post: number) {
  const table = collectionTable(payload, 'notifications')
  const [row] = await connectionTo(payload)
    .select({ source: table.source, at: table.publishedAt })
    .from(table)
    .where(and(eq(table.post, post), eq(table.status, 'published')))
    .orderBy(desc(table.publishedAt))
    .limit(1)
  if (!row) return undefined
  const { source, at } = Told.parse(row)
  return { source, at: new Date(at).getTime() }
}

async function hasFollowers(
  payload: BasePayload,
  { id, memberId: postAuthor }: OpenPost,
  replier: string,
): Promise<boolean> {
  const visits = visitsOf(payload)
  const isOther =
    postAuthor === null
      ? ne(visits.memberId, replier)
      : notInArray(visits.memberId, [replier, postAuthor])
  const found = await connectionTo(payload)
    .select({ post: visits.post })
    .from(visits)
    .where(and(eq(visits.post, id), isFollowing(visits), isOther))
    .limit(1)
  return found.length > 0
}
