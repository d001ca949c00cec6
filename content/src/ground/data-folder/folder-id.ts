import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../env.ts'
import type { Pair } from './compare-ids.ts'

const ownPath = join(env.dataDir, 'database-id')
const draftPath = `${ownPath}.draft`

const folders = [
  env.mediaDir,
  env.libraryDir,
  env.memberPictureDir,
  env.boardPictureDir,
  env.leadPhotoDir,
]

export async function readFolderIds(): Promise<Pair['folderIds']> {
  return { own: await readId(ownPath), draft: await readId(draftPath) }
}

async function readId(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A folder in its place is no id of any database.
    return error.code === 'EISDIR' ? '' : passOverMissing(error)
  })
  return text?.trim()
}

/** Whether the folder has files that belong to records. */
export async function hasRecordFiles(): Promise<boolean> {
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      passOverMissing,
    )
    if (entries?.some((entry) => !entry.isDirectory())) return true
  }
  return false
}

/** Notes the id that the database is about to have: a start that ends between the two can be repeated. */
export async function noteFolderId(id: string): Promise<void> {
  await mkdir(env.dataDir, { recursive: true })
  await writeId(draftPath, id)
}

/** Gives the folder the id that the database has. */
export async function storeFolderId(id: string): Promise<void> {
  if ((await readId(ownPath)) !== id) await writeId(ownPath, id)
  await rm(draftPath, { force: true })
}

async function writeId(path: string, id: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.draft`
  await writeFile(unfinished, `${id}\n`, { mode: 0o600, flush: true })
  await rename(unfinished, path)
}

function passOverMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
