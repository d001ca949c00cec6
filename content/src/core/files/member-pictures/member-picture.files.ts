import { and, eq, ne } from 'drizzle-orm'
import { createLocalReq, type BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { files } from '../../../platform/files/files.ts'
import type { OwnFile } from '../../accounts/personal-data.ts'
import { announce } from '../../changes/announce.ts'
import { daysAgo } from '../../work/daily-work.ts'
import { noteErasedFiles } from '../../erasures/erasures.rows.ts'
import { photoName, writePhoto } from '../durable-files.ts'
import { sweepFolder } from '../orphaned-files.ts'
import type { Uploader } from '../upload-queue.ts'
import { cleanPicture, type CleanPicture } from '../visitor-picture.ts'

const picturesOf = (payload: BasePayload) => collectionTable(payload, 'member-pictures')

const straysAfterDays = 1

/** A square of at most 512 pixels; validation errors name the field `picture`. */
export const cleanMemberPicture = (bytes: Buffer, uploader: Uploader): Promise<CleanPicture> =>
  cleanPicture(bytes, { field: 'picture', maxSide: 512, isSquare: true }, uploader)

export const writePicture = ({ data }: CleanPicture): Promise<string> =>
  writePhoto(files.memberPictures, data)

export async function storeMemberPicture(
  payload: BasePayload,
  memberId: string,
  { id, data, width, height }: CleanPicture & { id: string },
): Promise<void> {
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(picturesOf(payload))
    .values({
      id,
      member: memberId,
      filename: photoName(id),
      mimeType: 'image/jpeg',
      filesize: data.length,
      width,
      height,
      createdAt: now,
      updatedAt: now,
    })
}

/** The files of a member's pictures. */
export async function listPictures(payload: BasePayload, memberId: string): Promise<OwnFile[]> {
  const { id, member } = picturesOf(payload)
  const rows = await connectionTo(payload)
    .select({ id })
    .from(picturesOf(payload))
    .where(eq(member, memberId))
  return rows.map((row) => {
    const name = photoName(String(row.id))
    return { name: `pictures/profile/${name}`, store: files.memberPictures, stored: name }
  })
}

/** Deletes the records of a member's pictures except the named one; {@link removePictures} deletes their files. */
export async function dropPictures(
  payload: BasePayload,
  memberId: string,
  exceptId?: string,
): Promise<string[]> {
  const table = picturesOf(payload)
  const others = exceptId === undefined ? undefined : ne(table.id, exceptId)
  const dropped = await connectionTo(payload)
    .delete(table)
    .where(and(eq(table.member, memberId), others))
    .returning({ id: table.id })
  return dropped.map(({ id }) => String(id))
}

export async function erasePictures(payload: BasePayload, memberId: string): Promise<string[]> {
  const ids = await dropPictures(payload, memberId)
  await noteErasedFiles(payload, files.memberPictures.folder, ids.map(photoName))
  return ids
}

/** Deletes files without records, with all their variants, here and on the website. */
export async function removePictures(payload: BasePayload, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids) await files.memberPictures.delete(photoName(id))
  const tags = ids.map((id) => `media:${id}`)
  await announce(await createLocalReq({}, payload), tags)
}

/** Removes files without a record, left by broken uploads and deletions. */
export async function sweepPictures(payload: BasePayload): Promise<void> {
  const [records, before] = [picturesOf(payload), daysAgo(straysAfterDays)]
  await sweepFolder(payload, files.memberPictures, { records, before })
}
