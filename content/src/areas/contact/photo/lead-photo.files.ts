import { randomUUID } from 'node:crypto'
import { mkdir, open, writeFile } from 'node:fs/promises'
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
  await payload.db.create({
    collection: 'lead-photos',
    customID: id,
    data: { filename, mimeType: 'image/jpeg', filesize: data.length, width, height },
    returning: false,
  })
  return id
}

/** A loss of power must not leave a record with half a file, or none. */
async function writeDurably(folder: string, name: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), data, { flag: 'wx', mode: 0o600, flush: true })
  const directory = await open(folder)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
