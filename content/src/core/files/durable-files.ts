import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore, ListedFile } from '../../platform/files/file-store.ts'
import { passOverMissing } from '../../platform/missing-file.ts'

export const photoName = (id: string) => `${id}.jpg`

/** Writes a file under a new id, which it returns; without a record the file is swept later. */
export async function writeById(
  store: FileStore,
  nameOf: (id: string) => string,
  data: Buffer,
): Promise<string> {
  for (;;) {
    const id = randomUUID()
    if (await store.write(nameOf(id), data)) return id
  }
}

/** Writes a photo's file and returns its id; without a record the file is swept later. */
export const writePhoto = (store: FileStore, data: Buffer) => writeById(store, photoName, data)

export async function listOldFiles(store: FileStore, before: Date): Promise<ListedFile[]> {
  return (await store.list()).filter(({ modified }) => modified < before)
}

/** Deletes files of this machine older than `before`: the remains of broken uploads. */
export async function removeOldUploads(folder: string, before: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(passOverMissing)) ?? []) {
    const path = join(folder, name)
    const info = await stat(path).catch(passOverMissing)
    if (info?.isFile() && info.mtime < before) await rm(path, { force: true })
  }
}
