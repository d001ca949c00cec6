import { and, asc, count, eq, exists, isNull, lt, min, notInArray, or, type SQL } from 'drizzle-orm'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { noteErasedFiles } from '../../../core/erasures/erasures.rows.ts'
import type { CleanPicture } from '../../../core/files/visitor-picture.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { files } from '../../../platform/files/files.ts'
import { column } from '../tables/columns.ts'
import { picturesOf, postsOf, repliesOf } from '../tables/board-tables.ts'
import { photoName } from '../../../core/files/durable-files.ts'

/** Days until an unused picture is deleted. */
export const waitingDays = 1

/** The post or reply that uses a picture. */
export type PictureUse = { post: number } | { reply: number }

/** Stores the record of a written file; unused at first. */
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

/** The number of a member's unused pictures, and the time of the oldest. */
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
 * Sets the pictures of a text in this order. They must be its author's and not used elsewhere. Call in the transaction of
 * the text. Returns the ids of removed pictures, whose files must be deleted after the commit.
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

/** The new pictures of a text; undefined if unchanged or not given. */
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

export async function countPictures(payload: BasePayload, use: PictureUse): Promise<number> {
  return (await listPictures(payload, use)).length
}

/** In their order. */
export async function listPictures(payload: BasePayload, use: PictureUse): Promise<string[]> {
  const { id, position } = picturesOf(payload)
  const rows = await connectionTo(payload)
    .select({ id })
    .from(picturesOf(payload))
    .where(standsIn(payload, use))
    .orderBy(asc(position))
  return rows.map((row) => String(row.id))
}

export async function isPicture(payload: BasePayload, pictureId: string): Promise<boolean> {
  const { id } = picturesOf(payload)
  const found = await connectionTo(payload)
    .select({ id })
    .from(picturesOf(payload))
    .where(eq(id, pictureId))
  return found.length > 0
}

/** Deletes the records of a text's pictures; returns the ids, whose files must be deleted. */
export async function dropPicturesIn(payload: BasePayload, use: PictureUse): Promise<string[]> {
  return await dropPictures(payload, standsIn(payload, use))
}

/** For an erasure: all pictures of a member. */
export async function erasePicturesOf(payload: BasePayload, memberId: string): Promise<string[]> {
  const ids = await dropPictures(payload, eq(picturesOf(payload).memberId, memberId))
  await noteErasedFiles(payload, files.boardPictures.folder, ids.map(photoName))
  return ids
}

/** Deletes an unused picture of a member. */
export async function dropWaiting(
  payload: BasePayload,
  memberId: string,
  id: string,
): Promise<string[]> {
  const table = picturesOf(payload)
  const isIt = and(eq(table.id, id), eq(table.memberId, memberId))
  return await dropPictures(payload, and(isIt, standsNowhere(payload)))
}

/** Deletes pictures unused since a given time. */
export async function dropForgotten(payload: BasePayload, before: Date): Promise<string[]> {
  const isOld = lt(picturesOf(payload).createdAt, before.toISOString())
  return await dropPictures(payload, and(standsNowhere(payload), isOld))
}

/** Deletes the pictures of texts that staff removed. */
export async function dropRemoved(payload: BasePayload): Promise<string[]> {
  const { post, reply } = picturesOf(payload)
  // A subquery per picture: there are fewer pictures than texts.
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
