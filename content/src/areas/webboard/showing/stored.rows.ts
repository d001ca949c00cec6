import { and, eq, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { postsOf, repliesOf } from '../board-tables.ts'
import { type Stored, StoredPost, StoredReply, type Subject } from '../subject.ts'

/** A post or reply as it stands till the end of the write, whatever its state. */
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

/** What an author wrote that is shown, or may be, the oldest first. */
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
  const { id, title, detail, memberId, state, editedAt, updatedAt, ...posts } = postsOf(payload)
  const { number, activity, pinnedAt, isLocked } = posts
  const columns = { id, title, detail, memberId, state, editedAt, updatedAt }
  return connectionTo(payload)
    .select({ ...columns, number, activity, pinnedAt, isLocked })
    .from(postsOf(payload))
}

function selectReplies(payload: BasePayload) {
  const { id, post, place, detail, quote, memberId, state, editedAt, updatedAt, staffName } =
    repliesOf(payload)
  return connectionTo(payload)
    .select({ id, post, place, detail, quote, memberId, state, editedAt, updatedAt, staffName })
    .from(repliesOf(payload))
}
