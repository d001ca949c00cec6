import { basename } from 'node:path'
import type { BasePayload } from 'payload'
import { noteErasedFiles } from '../../../core/erasures/erasures.rows.ts'
import { photoName, writePhoto } from '../../../core/files/durable-files.ts'
import type { CleanPicture } from '../../../core/files/visitor-picture.ts'
import { files } from '../../../platform/files/files.ts'

/** Stores a photo and returns its id, after both file and record are on disk. */
export async function storePhoto(
  payload: BasePayload,
  { data, width, height }: CleanPicture,
): Promise<string> {
  const id = await writePhoto(files.leadPhotos, data)
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
  await noteErasedFiles(payload, files.leadPhotos.folder, names)
}

/** Deletes the files of photos whose records are gone. */
export async function removePhotos(photos: readonly { filename: unknown }[]): Promise<void> {
  for (const { filename } of photos) await files.leadPhotos.delete(nameOfPhoto(filename))
}

/** The name of a photo's file from its record. */
export const nameOfPhoto = (filename: unknown) => basename(String(filename))
