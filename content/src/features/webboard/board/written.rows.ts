import { forbidden } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'
import { refuseReplyIn, refuseWriting } from './refuse-writing.ts'

/** How long authors can edit, and how long edits leave no mark. */
const editMs = 24 * 60 * 60_000
const unmarkedMs = 5 * 60_000

/** States in which the author can edit or withdraw. */
const inHand = ['published', 'waiting']

const written = {
  id: z.coerce.number(),
  detail: column.text,
  state: column.state,
  editedAt: column.nullableMoment,
  createdAt: column.moment,
}
const OwnPost = z.object({
  ...written,
  title: column.text,
  isLocked: column.flag,
  pinnedAt: column.nullableMoment,
  number: column.nullableNumber,
  activity: column.nullableNumber,
  solvedBy: column.nullableNumber,
})
export type OwnPost = z.infer<typeof OwnPost>
const OwnReply = z.object({
  ...written,
  post: z.coerce.number(),
  place: column.nullableNumber,
})
export type OwnReply = z.infer<typeof OwnReply>

/** The member's own post, locked until the transaction ends. @throws FORBIDDEN if there is none. */
export async function ownPost(
  payload: BasePayload,
  memberId: string,
  id: string,
): Promise<OwnPost> {
  const posts = postsOf(payload)
  const [row] = await connectionTo(payload)
    .select({
      id: posts.id,
      title: posts.title,
      detail: posts.detail,
      state: posts.state,
      isLocked: posts.isLocked,
      pinnedAt: posts.pinnedAt,
      number: posts.number,
      activity: posts.activity,
      solvedBy: posts.solvedBy,
      editedAt: posts.editedAt,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .where(isOwn(posts, memberId, id))
  if (!row) throw forbidden()
  return OwnPost.parse(row)
}

/** The member's own reply, locked until the transaction ends. @throws FORBIDDEN if there is none. */
export async function ownReply(
  payload: BasePayload,
  memberId: string,
  id: string,
): Promise<OwnReply> {
  const replies = repliesOf(payload)
  const [row] = await connectionTo(payload)
    .select({
      id: replies.id,
      post: replies.post,
      place: replies.place,
      detail: replies.detail,
      state: replies.state,
      editedAt: replies.editedAt,
      createdAt: replies.createdAt,
    })
    .from(replies)
    .where(isOwn(replies, memberId, id))
  if (!row) throw forbidden()
  return OwnReply.parse(row)
}

function isOwn(
  table: ReturnType<typeof postsOf> | ReturnType<typeof repliesOf>,
  memberId: string,
  id: string,
): SQL | undefined {
  return and(
    eq(table.id, idIn(id)),
    eq(table.memberId, memberId),
    inArray(table.state, [...inHand]),
  )
}

function idIn(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= maxId) return Number(text)
  throw forbidden()
}

export interface Titled {
  id: number
  title: string
}

/** A post that accepts replies. */
export interface OpenPost extends Titled {
  /** Null: a former member. */
  memberId: string | null
}

/** @throws FORBIDDEN if it is not published, or of type `locked`. */
export async function openPost(payload: BasePayload, id: number): Promise<OpenPost> {
  if (id > maxId) throw forbidden()
  const { memberId, isLocked, state, title } = postsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ memberId, isLocked, title })
    .from(postsOf(payload))
    .where(and(eq(postsOf(payload).id, id), eq(state, 'published')))
  if (!row) throw forbidden()
  if (column.flag.parse(row.isLocked)) throw refuseWriting('locked')
  return {
    id,
    title: column.text.parse(row.title) ?? '',
    memberId: column.text.parse(row.memberId),
  }
}

/** @throws FaultyBody naming the field if it is no published reply to the post. */
export async function requireReplyTo(
  payload: BasePayload,
  post: number,
  { field, reply }: { field: 'quote' | 'solved'; reply: number },
): Promise<void> {
  if (reply > maxId) throw refuseReplyIn(field)
  const replies = repliesOf(payload)
  const isShown = eq(replies.state, 'published')
  const found = await connectionTo(payload)
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.id, reply), eq(replies.post, post), isShown))
  if (found.length === 0) throw refuseReplyIn(field)
}

/** The edit mark, set after the first minutes. @throws FORBIDDEN of type `too_late`. */
export function marksOfEdit(own: OwnPost | OwnReply, now: Date) {
  const ageMs = now.getTime() - Date.parse(own.createdAt)
  if (ageMs > editMs) throw refuseWriting('too_late')
  return { editedAt: ageMs > unmarkedMs ? now.toISOString() : own.editedAt }
}
