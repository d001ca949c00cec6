import { MediaId } from '@washhouse/contract/media/media.contract'
import type { BasePayload } from 'payload'
import { readStored } from '../../../platform/files/file-store.ts'
import { files } from '../../../platform/files/files.ts'
import { photoName } from '../../../core/files/durable-files.ts'
import { isPicture } from '../pictures/board-picture.rows.ts'

/** A stored picture for moderators; undefined if there is none. */
export async function readPicture(
  payload: BasePayload,
  given: string,
): Promise<Buffer | undefined> {
  const id = given.toLowerCase()
  if (!MediaId.safeParse(id).success || !(await isPicture(payload, id))) return undefined
  // The file is deleted right after its record.
  return await readStored(files.boardPictures, photoName(id))
}
