import { readdir, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { pendingErasuresName } from '../../content/src/platform/retention/pending-erasures.ts'
import type { Settings } from '../launcher/settings.env.ts'
import { systemCode } from '../launcher/start-problem.ts'

export const BACKUPS_FOLDER = 'backups'
export const REPLACED_FOLDER = 'replaced'
export const RESTORING_FOLDER = 'restoring'
export const CACHE_FOLDER = 'cache'
/** Deleted on its own schedule, so no backup contains it. */
export const TRAFFIC_FOLDER = 'traffic'
export const JOURNAL_NAME = 'restore.json'

/** Names in the data folder that are not data: caches, files of a run, and files of these commands. */
const LEFT_OUT = new Set([
  BACKUPS_FOLDER,
  REPLACED_FOLDER,
  RESTORING_FOLDER,
  CACHE_FOLDER,
  JOURNAL_NAME,
  pendingErasuresName,
  TRAFFIC_FOLDER,
  // Orphaned files without a record.
  'strays',
  'run',
  'lost+found',
])

export type Place = Pick<Settings, 'dataDir' | 'databasePath'>

/** Where a restore prepares the new database file; undefined for PostgreSQL. */
export function stagedDatabase({ dataDir, databasePath }: Place): string | undefined {
  if (databasePath === undefined) return undefined
  if (!isInside(dataDir, databasePath)) return `${databasePath}.restoring`
  return join(dataDir, RESTORING_FOLDER, relative(dataDir, databasePath))
}

export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split('/')[0] !== '..'
}

/** Unencrypted temporary files of a PostgreSQL restore; in no backup, deleted with the restore. */
export function restoreScratch(dataDir: string): string {
  return join(dataDir, 'run', 'restore')
}

/** Locked during a backup and during a restore. */
export function backupLock(dataDir: string): string {
  return join(dataDir, 'run', 'backup.lock')
}

/** Whether a top-level name of the data folder belongs in a backup. */
export function isData(name: string): boolean {
  return !LEFT_OUT.has(name.replace(/\.draft$/, '')) && !name.startsWith('.writable-')
}

/** Files that SQLite stores under the name of a database. */
export function databaseFiles(path: string): string[] {
  return ['', '-wal', '-shm', '-journal'].map((suffix) => path + suffix)
}

/** Paths of all data files relative to the data folder, with slashes, except `without`. */
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
  // Follows links: files may be on another disk.
  const info = await stat(path).catch((error: unknown) => {
    // Deleted meanwhile.
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
