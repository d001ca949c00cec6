import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passOverMissing } from '../../platform/missing-file.ts'

/** Syncs to disk: a power loss must not leave a record with half a file or none. */
export async function writeDurably(folder: string, name: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), data, { flag: 'wx', mode: 0o600, flush: true })
  const directory = await open(folder)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

export const photoName = (id: string) => `${id}.jpg`

/** Writes a photo's file and returns its id; without a record the file is swept later. */
export async function writePhoto(folder: string, data: Buffer): Promise<string> {
  const id = randomUUID()
  await writeDurably(folder, photoName(id), data)
  return id
}

/** Deletes files older than `before`: the remains of broken uploads. */
export async function removeOldFiles(folder: string, before: Date): Promise<void> {
  for (const { path } of await listOldFiles(folder, before)) await rm(path, { force: true })
}

export interface OldFile {
  name: string
  path: string
  bytes: number
}

/** The files in a folder that are older than `before`; none if the folder does not exist. */
export async function listOldFiles(folder: string, before: Date): Promise<OldFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(passOverMissing)
  const found: OldFile[] = []
  for (const { name } of entries?.filter((entry) => entry.isFile()) ?? []) {
    const path = join(folder, name)
    const info = await stat(path).catch(passOverMissing)
    if (info && info.mtime < before) found.push({ name, path, bytes: info.size })
  }
  return found
}
