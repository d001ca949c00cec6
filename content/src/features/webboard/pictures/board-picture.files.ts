import { createLocalReq, type BasePayload } from 'payload'
import { announce } from '../../../core/changes/announce.ts'
import { photoName, writePhoto } from '../../../core/files/durable-files.ts'
import type { Uploader } from '../../../core/files/upload-queue.ts'
import { cleanPicture, type CleanPicture } from '../../../core/files/visitor-picture.ts'
import { files } from '../../../platform/files/files.ts'
import { log } from '../../../platform/log.ts'

const maxSide = 2000

/** Re-encodes an upload; errors name the field `file`. */
export const cleanBoardPicture = (bytes: Buffer, uploader: Uploader): Promise<CleanPicture> =>
  cleanPicture(bytes, { field: 'file', maxSide }, uploader)

export const writePicture = ({ data }: CleanPicture): Promise<string> =>
  writePhoto(files.boardPictures, data)

/**
 * Deletes the files and variants of deleted records, in every process. Call after the commit; the daily sweep deletes what
 * fails here.
 */
export async function removePictures(payload: BasePayload, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const removed = await Promise.allSettled(
    ids.map((id) => files.boardPictures.delete(photoName(id))),
  )
  const tags = ids.map((id) => `media:${id}`)
  const told = await Promise.allSettled([announce(await createLocalReq({}, payload), tags)])
  for (const result of [...removed, ...told])
    if (result.status === 'rejected')
      log.error({ err: result.reason, ids }, 'pictures of the web board could not be deleted yet')
}
