import { randomUUID } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { env } from '../../../ground/env.ts'
import type { CleanPhoto } from './lead-photo.picture.ts'

/** Keeps a photo and gives its id; both file and record are on the disk by then. */
export async function storePhoto(
  payload: BasePayload,
  { data, width, height }: CleanPhoto,
): Promise<string> {
  const id = randomUUID()
  const filename = `${id}.jpg`
  await writeDurably(env.leadPhotoDir, filename, data)
  const mimeType = 'image/jpeg'
  const filesize = data.length
  await payload.db.create({
    collection: 'lead-photos',
    customID: id,
    data: { filename, mimeType, filesize, width, height },
    returning: false,
  })
  return id
}

/** A loss of power must not leave a record with half a file, or none. */
async function writeDurably(folder: string, name: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = await open(join(folder, name), 'wx', 0o600)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
  const directory = await open(folder)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
