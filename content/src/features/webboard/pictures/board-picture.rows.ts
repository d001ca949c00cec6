import { basename } from 'node:path'
import { and, asc, count, eq, exists, isNull, lt, min, notInArray, or, type SQL } from 'drizzle-orm'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { noteErasedFiles } from '../../../core/erasures/erasures.rows.ts'
import type { CleanPicture } from '../../../core/files/visitor-picture.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { env } from '../../../platform/env.ts'
import { column } from '../tables/columns.ts'
import { picturesOf, postsOf, repliesOf } from '../tables/board-tables.ts'
import { photoName } from '../../../core/files/durable-files.ts'

/** For how many days a picture waits to be put into a post or reply. */
export const waitingDays = 1

/** What a picture stands in. */
export type PictureUse = { post: number } | { reply: number }

/** The record of a picture whose file is written; it stands nowhere yet. */
export async function storeMemberPicture(
  payload: BasePayload,
  memberId: string,
  { id, data, width, height }: CleanPicture & { id: string },
): Promise<void> {
  const now = new Date().toISOString()
  const file = { filename: photoName(id), mimeType: 'image/jpeg', filesize: data.length }
  await connectionTo(payload)
    .insert(picturesOf(payload))
    .values({ id, memberId, ...file, width, height, createdAt: now, updatedAt: now })
}

/** How many of a member's pictures stand nowhere yet, and since when the oldest of these has waited. */
export async function countWaiting(payload: BasePayload, memberId: string) {
  const table = picturesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ waiting: count(), since: min(table.createdAt) })
    .from(table)
    .where(and(eq(table.memberId, memberId), standsNowhere(payload)))
  const { waiting, since } = Waiting.parse(row)
  return { waiting, since: since === null ? null : Date.parse(since) }
}

const Waiting = z.object({ waiting: z.coerce.number(), since: column.nullableMoment })

/**
 * Gives a writing these pictures in this order, and no others: of its author, and used nowhere else. In the same write as
 * the writing; gives the ids of those that it has no more, whose files are to go once that is stored.
 * @throws FaultyBody naming `images`.
 */
export async function setPictures(
  payload: BasePayload,
  { memberId, use }: { memberId: string; use: PictureUse },
  ids: readonly string[],
): Promise<string[]> {
  const table = picturesOf(payload)
  const standsThere = standsIn(payload, use)
  const others = ids.length > 0 ? notInArray(table.id, [...ids]) : undefined
  const dropped = await dropPictures(payload, and(standsThere, others))
  const updatedAt = new Date().toISOString()
  for (const [position, id] of ids.entries()) {
    const isFree = and(eq(table.memberId, memberId), or(standsNowhere(payload), standsThere))
    const taken = await connectionTo(payload)
      .update(table)
      .set({ ...use, position, updatedAt })
      .where(and(eq(table.id, id), isFree))
      .returning({ id: table.id })
    if (taken.length === 0) throw refusePictures()
  }
  return dropped
}

/** The pictures that a writing is to have instead; undefined where it has these already, or none are named. */
export async function newPictures(
  payload: BasePayload,
  use: PictureUse,
  ids: readonly string[] | null | undefined,
): Promise<readonly string[] | undefined> {
  if (ids === undefined) return undefined
  const wanted = ids ?? []
  const own = await listPictures(payload, use)
  const isSame = own.length === wanted.length && own.every((id, index) => id === wanted[index])
  return isSame ? undefined : wanted
}

/** How many pictures a writing has. */
export async function countPictures(payload: BasePayload, use: PictureUse): Promise<number> {
  return (await listPictures(payload, use)).length
}

/** The ids of a writing's pictures, in their order. */
export async function listPictures(payload: BasePayload, use: PictureUse): Promise<string[]> {
  const { id, position } = picturesOf(payload)
  const rows = await connectionTo(payload)
    .select({ id })
    .from(picturesOf(payload))
    .where(standsIn(payload, use))
    .orderBy(asc(position))
  return rows.map((row) => String(row.id))
}

/** Whether there is one of that id. */
export async function isPicture(payload: BasePayload, pictureId: string): Promise<boolean> {
  const { id } = picturesOf(payload)
  const found = await connectionTo(payload)
    .select({ id })
    .from(picturesOf(payload))
    .where(eq(id, pictureId))
  return found.length > 0
}

/** Drops the pictures of a writing that nobody is to see any more; gives the ids, whose files are to go. */
export async function dropPicturesIn(payload: BasePayload, use: PictureUse): Promise<string[]> {
  return await dropPictures(payload, standsIn(payload, use))
}

/** Drops all that a member has sent who is erased. */
export async function erasePicturesOf(payload: BasePayload, memberId: string): Promise<string[]> {
  const ids = await dropPictures(payload, eq(picturesOf(payload).memberId, memberId))
  await noteErasedFiles(payload, basename(env.boardPictureDir), ids.map(photoName))
  return ids
}

/** Drops one of a member's that stands nowhere yet. */
export async function dropWaiting(
  payload: BasePayload,
  memberId: string,
  id: string,
): Promise<string[]> {
  const table = picturesOf(payload)
  const isIt = and(eq(table.id, id), eq(table.memberId, memberId))
  return await dropPictures(payload, and(isIt, standsNowhere(payload)))
}

/** Drops those that stood nowhere by then. */
export async function dropForgotten(payload: BasePayload, before: Date): Promise<string[]> {
  const isOld = lt(picturesOf(payload).createdAt, before.toISOString())
  return await dropPictures(payload, and(standsNowhere(payload), isOld))
}

/** Drops those of what staff have removed. */
export async function dropRemoved(payload: BasePayload): Promise<string[]> {
  const { post, reply } = picturesOf(payload)
  // Asked of what each picture stands in: pictures are fewer than writings.
  const isGoneFrom = (
    use: typeof post,
    table: ReturnType<typeof postsOf> | ReturnType<typeof repliesOf>,
  ) =>
    exists(
      connectionTo(payload)
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, wholeNumber(use)), eq(table.state, 'removed'))),
    )
  const isGone = or(isGoneFrom(post, postsOf(payload)), isGoneFrom(reply, repliesOf(payload)))
  return await dropPictures(payload, isGone)
}

async function dropPictures(payload: BasePayload, which: SQL | undefined): Promise<string[]> {
  const table = picturesOf(payload)
  const dropped = await connectionTo(payload).delete(table).where(which).returning({ id: table.id })
  return dropped.map(({ id }) => String(id))
}

function standsIn(payload: BasePayload, use: PictureUse): SQL {
  const { post, reply } = picturesOf(payload)
  return 'post' in use ? eq(post, use.post) : eq(reply, use.reply)
}

function standsNowhere(payload: BasePayload): SQL | undefined {
  const { post, reply } = picturesOf(payload)
  return and(isNull(post), isNull(reply))
}

function refusePictures(): FaultyBody {
  const reason = 'There is no such picture of yours, or it stands somewhere else'
  return new FaultyBody([failedValidation('images', 'choice', reason)])
}
