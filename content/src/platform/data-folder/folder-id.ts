import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../start-problem.ts'
import type { Pair } from './compare-ids.ts'
import { recordFolders } from './record-folders.ts'

export const folderIdName = 'database-id'

const ownPath = (dataDir: string) => join(dataDir, folderIdName)
const draftPath = (dataDir: string) => `${ownPath(dataDir)}.draft`

/**
 * What a data folder has to be compared with a database.
 * @throws StartProblem if it cannot be read.
 */
export async function readFolder(dataDir: string): Promise<Pick<Pair, 'folderIds' | 'hasFiles'>> {
  const [own, draft] = [await readId(ownPath(dataDir)), await readId(draftPath(dataDir))]
  return { folderIds: { own, draft }, hasFiles: await hasRecordFiles(dataDir) }
}

async function readId(path: string): Promise<string | undefined> {
  return (await readFile(path, 'utf8').catch(passOverMissing(path)))?.trim()
}

async function hasRecordFiles(dataDir: string): Promise<boolean> {
  for (const folder of Object.values(recordFolders(dataDir))) {
    const options = { recursive: true, withFileTypes: true } as const
    const entries = await readdir(folder, options).catch(passOverMissing(folder))
    if (entries?.some((entry) => !entry.isDirectory())) return true
  }
  return false
}

/** Stores the id that the database is about to get, so that an interrupted start can be repeated. */
export async function noteFolderId(dataDir: string, id: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeId(draftPath(dataDir), id)
}

export async function storeFolderId(dataDir: string, id: string): Promise<void> {
  const path = ownPath(dataDir)
  if ((await readId(path)) !== id) await writeId(path, id)
  await rm(draftPath(dataDir), { force: true })
}

async function writeId(path: string, id: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.draft`
  await writeFile(unfinished, `${id}\n`, { mode: 0o600, flush: true })
  await rename(unfinished, path)
}

function passOverMissing(path: string) {
  return ({ code }: NodeJS.ErrnoException): undefined => {
    if (code === 'ENOENT') return undefined
    const kind = { EISDIR: 'is a folder, not a file', ENOTDIR: 'is a file, not a folder' }[
      code ?? ''
    ]
    throw new StartProblem(`DATA_DIR: ${path} ${kind ?? `cannot be read (${code})`}`)
  }
}
