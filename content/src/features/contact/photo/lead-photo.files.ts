import { basename, join } from 'node:path'
import type { BasePayload } from 'payload'
import { noteErasedFiles } from '../../../core/erasures/erasures.rows.ts'
import { photoName, writePhoto } from '../../../core/files/durable-files.ts'
import type { CleanPicture } from '../../../core/files/visitor-picture.ts'
import { env } from '../../../platform/env.ts'

/** Keeps a photo and gives its id; both file and record are on the disk by then. */
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

/** Notes photos within the write that erases their records. */
export async function notePhotos(
  payload: BasePayload,
  photos: readonly { filename: unknown }[],
): Promise<void> {
  const names = photos.map(({ filename }) => String(filename))
  await noteErasedFiles(payload, basename(env.leadPhotoDir), names)
}

/** Where the file of a photo lies, by its name as it is stored. */
export function photoPath(filename: unknown): string {
  return join(env.leadPhotoDir, basename(String(filename)))
}
