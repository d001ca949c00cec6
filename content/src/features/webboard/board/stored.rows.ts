import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres } from '../../../platform/database/dialect.ts'
import { connectionTo, lockRowsForUpdate } from '../../../platform/database/tables.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'
import { type Stored, StoredPost, StoredReply, type Subject, subjectOf } from '../tables/subject.ts'

/** A post or reply in any state, locked until the transaction ends. */
export async function findStored(
  payload: BasePayload,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
): Promise<Stored | undefined> {
  const [row] =
    kind === 'post'
      ? await selectPosts(payload).where(eq(postsOf(payload).id, id))
      : await selectReplies(payload).where(eq(repliesOf(payload).id, id))
  return row && storedIn(kind, row)
}

/** An author's texts that are published or can be, oldest first. */
export async function listStored(
  payload: BasePayload,
  memberId: string,
  most: number,
): Promise<Stored[]> {
  const states = ['published', 'waiting', 'hidden']
  const posts = postsOf(payload)
  const replies = repliesOf(payload)
  const ownPosts = await selectPosts(payload)
    .where(and(eq(posts.memberId, memberId), inArray(posts.state, states)))
    .orderBy(posts.id)
    .limit(most)
  const ownReplies = await selectReplies(payload)
    .where(and(eq(replies.memberId, memberId), inArray(replies.state, states)))
    .orderBy(replies.id)
    .limit(most - ownPosts.length)
  return [
    ...ownPosts.map((row) => storedIn('post', row)),
    ...ownReplies.map((row) => storedIn('reply', row)),
  ]
}

function storedIn(kind: Subject['kind'], row: unknown): Stored {
  if (kind === 'post') return { kind, ...StoredPost.parse(row) }
  return { kind, ...StoredReply.parse(row) }
}

function selectPosts(payload: BasePayload) {
  const { id, title, detail, memberId, state, editedAt, ...posts } = postsOf(payload)
  const { number, activity, pinnedAt, isLocked } = posts
  const columns = { id, title, detail, memberId, state, editedAt }
  return connectionTo(payload)
    .select({ ...columns, number, activity, pinnedAt, isLocked })
    .from(postsOf(payload))
}

function selectReplies(payload: BasePayload) {
  const { id, post, place, detail, quote, memberId, state, editedAt, ...replies } =
    repliesOf(payload)
  const { staffName, wasSolution } = replies
  return connectionTo(payload)
    .select({ id, post, place, detail, quote, memberId, state, editedAt, staffName, wasSolution })
    .from(repliesOf(payload))
}

export async function setStored(
  payload: BasePayload,
  { kind, id }: Pick<Stored, 'kind' | 'id'>,
  set: object,
): Promise<void> {
  const table = kind === 'post' ? postsOf(payload) : repliesOf(payload)
  await connectionTo(payload)
    .update(table)
    .set({ ...set, updatedAt: new Date().toISOString() })
    .where(eq(table.id, id))
}

/**
 * Locks posts until the transaction ends, in order of id, as storing views does. Call it before changing several posts, to
 * prevent deadlocks. SQLite has one writer at a time anyway.
 */
export async function lockPosts(payload: BasePayload, which: SQL): Promise<void> {
  await lockRowsForUpdate(payload, postsOf(payload), which)
}

/** The same for the posts of these texts, including those that the replies belong to. */
export async function lockPostsOf(
  payload: BasePayload,
  writings: readonly Pick<Subject, 'kind' | 'id'>[],
): Promise<void> {
  if (writings.length < 2 || !isPostgres(payload.db)) return
  const ids = new Set<number>()
  for (const writing of writings) {
    const stored = await findStored(payload, writing)
    if (!stored) continue
    const subject = subjectOf(stored)
    ids.add(subject.kind === 'post' ? subject.id : subject.post)
  }
  if (ids.size > 0) await lockPosts(payload, inArray(postsOf(payload).id, [...ids]))
}
