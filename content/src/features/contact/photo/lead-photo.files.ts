import { basename, join } from 'node:path'
import type { BasePayload } from 'payload'
import { noteErasedFiles } from '../../../core/erasures/erasures.rows.ts'
import { photoName, writePhoto } from '../../../core/files/durable-files.ts'
import type { CleanPicture } from '../../../core/files/visitor-picture.ts'
import { env } from '../../../platform/env.ts'

/** Stores a photo and returns its id, after both file and record are on disk. */
export async function storePhoto(
  payload: BasePayload,
  { data, width, height }: CleanPicture,
): Promise<string> {
  const id = await writePhoto(env.leadPhotoDir, data)
  await payload.db.create({
    collection: 'lead-photos',
    customID: id,
    data: { filename: photoName(id), mimeType: 'image/jpeg', filesize: data.length, width, height },
    returning: false,
  })
  return id
}

/** Adds photos to the erasure ledger within the write that erases their records. */
export async function notePhotos(
  payload: BasePayload,
  photos: readonly { filename: unknown }[],
): Promise<void> {
  const names = photos.map(({ filename }) => String(filename))
  await noteErasedFiles(payload, basename(env.leadPhotoDir), names)
}

/** Path of a photo's file from its stored name. */
export function photoPath(filename: unknown): string {
  return join(env.leadPhotoDir, basename(String(filename)))
}
