import { randomUUID } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { env } from '../../../ground/env.ts'
import type { CleanPhoto } from './lead-photo.picture.ts'

const columns = [
  'id',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'createdAt',
  'updatedAt',
] as const

/** Keeps a photo and gives its id; both file and record are on the disk by then. */
export async function storePhoto(
  payload: BasePayload,
  { data, width, height }: CleanPhoto,
): Promise<string> {
  const id = randomUUID()
  const filename = `${id}.jpg`
  await writeDurably(env.leadPhotoDir, filename, data)
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(tableOf(payload, 'lead_photos', columns))
    .values({
      id,
      filename,
      mimeType: 'image/jpeg',
      filesize: data.length,
      width,
      height,
      createdAt: now,
      updatedAt: now,
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
