import { readdir, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { pendingErasuresName } from '../../content/src/platform/retention/pending-erasures.ts'
import type { Settings } from '../launcher/settings.env.ts'
import { systemCode } from '../launcher/start-problem.ts'

export const BACKUPS_FOLDER = 'backups'
export const REPLACED_FOLDER = 'replaced'
export const RESTORING_FOLDER = 'restoring'
export const CACHE_FOLDER = 'cache'
/** What is to be gone on a day of its own is in no backup. */
export const TRAFFIC_FOLDER = 'traffic'
export const JOURNAL_NAME = 'restore.json'

/** Names in the data folder that are no data: made again when missing, of one run, or kept by these commands. */
const LEFT_OUT = new Set([
  BACKUPS_FOLDER,
  REPLACED_FOLDER,
  RESTORING_FOLDER,
  CACHE_FOLDER,
  JOURNAL_NAME,
  pendingErasuresName,
  TRAFFIC_FOLDER,
  // Files without a record.
  'strays',
  'run',
  'lost+found',
])

export type Place = Pick<Settings, 'dataDir' | 'databasePath'>

/** Where a database is made ready that comes in the place of the present one; undefined for PostgreSQL. */
export function stagedDatabase({ dataDir, databasePath }: Place): string | undefined {
  if (databasePath === undefined) return undefined
  if (!isInside(dataDir, databasePath)) return `${databasePath}.restoring`
  return join(dataDir, RESTORING_FOLDER, relative(dataDir, databasePath))
}

export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split('/')[0] !== '..'
}

/** What a restore needs beside the data while it fills PostgreSQL, all of it readable: of no backup, and gone with the restore. */
export function restoreScratch(dataDir: string): string {
  return join(dataDir, 'run', 'restore')
}

/** Held while a backup is made, and while one is restored. */
export function backupLock(dataDir: string): string {
  return join(dataDir, 'run', 'backup.lock')
}

/** Whether what stands directly in the data folder under this name belongs to a backup. */
export function isData(name: string): boolean {
  return !LEFT_OUT.has(name.replace(/\.draft$/, '')) && !name.startsWith('.writable-')
}

/** The files SQLite keeps under a database's name. */
export function databaseFiles(path: string): string[] {
  return ['', '-wal', '-shm', '-journal'].map((suffix) => path + suffix)
}

/** Paths relative to the data folder, with slashes: everything that is data, except the files `without`. */
export async function listDataFiles(dataDir: string, without: string[]): Promise<string[]> {
  const leftOut = new Set(without)
  const names = (await readdir(dataDir)).filter(isData)
  const lists = await Promise.all(names.map((name) => listUnder(join(dataDir, name), leftOut)))
  return lists
    .flat()
    .map((path) => relative(dataDir, path).split(sep).join('/'))
    .toSorted()
}

async function listUnder(path: string, leftOut: Set<string>): Promise<string[]> {
  if (leftOut.has(path)) return []
  // A link counts as what it leads to: files may live on another disk.
  const info = await stat(path).catch((error: unknown) => {
    // Deleted a moment ago.
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (info?.isFile()) return [path]
  if (!info?.isDirectory()) return []
  const lists = await Promise.all(
    (await readdir(path)).map((name) => listUnder(join(path, name), leftOut)),
  )
  return lists.flat()
}
