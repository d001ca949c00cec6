import { forbidden } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'
import { refuseReplyIn, refuseWriting } from './refuse-writing.ts'

/** For how long its author may change what he wrote, and how long that leaves no mark. */
const editMs = 24 * 60 * 60_000
const unmarkedMs = 5 * 60_000

/** States in which something is its author's to change or to take back. */
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

/** The member's own post, as it stands till the end of the write. @throws FORBIDDEN where there is none. */
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

/** The member's own reply, as it stands till the end of the write. @throws FORBIDDEN where there is none. */
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

/** A post by its title. */
export interface Titled {
  id: number
  title: string
}

/** A post that one may reply to. */
export interface OpenPost extends Titled {
  /** Null: of a former member. */
  memberId: string | null
}

/** @throws FORBIDDEN where it is not shown, or of type `locked`. */
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

/** @throws FaultyBody naming the field where it is no reply to the post, or none that is shown. */
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

/** What else changes with a text: the mark that it was, behind its first minutes. @throws FORBIDDEN of type `too_late`. */
export function marksOfEdit(own: OwnPost | OwnReply, now: Date) {
  const ageMs = now.getTime() - Date.parse(own.createdAt)
  if (ageMs > editMs) throw refuseWriting('too_late')
  return { editedAt: ageMs > unmarkedMs ? now.toISOString() : own.editedAt }
}
