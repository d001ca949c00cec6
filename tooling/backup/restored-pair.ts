import { existsSync } from 'node:fs'
import {
  type DatabaseIdentity,
  describeMismatch,
  findMismatch,
} from '../../content/src/platform/data-folder/compare-ids.ts'
import { readFolder } from '../../content/src/platform/data-folder/folder-id.ts'
import { StartProblem as UnreadableFolder } from '../../content/src/platform/start-problem.ts'
import type { Settings } from '../launcher/settings.env.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import type { Cipher } from './encryption.ts'
import type { Manifest } from './manifest.ts'
import { identifyPostgres } from './postgres-database.ts'
import { isCutShort } from './restore-moves.ts'
import { identifySqlite } from './sqlite-database.ts'
import { readSavedId } from './stage-backup.ts'

interface Restore {
  settings: Settings
  folder: string
  manifest: Manifest
  open: Cipher | undefined
}

/**
 * Compares the ids of data folder and database before a restore. An empty folder or a missing or damaged database is
 * replaced by the backup in the comparison. Throws StartProblem if they do not match, which means a wrong setting.
 */
export async function requirePair({ settings, folder, manifest, open }: Restore): Promise<void> {
  const { dataDir, adoptDataFolder } = settings
  if (adoptDataFolder) return
  const present = await readPresent(dataDir)
  const savedId = await readSavedId(folder, manifest, open)
  const database = await identifyDatabase(settings)
  const isEmpty = present.folderIds.own === undefined && !present.hasFiles
  const isOfBackup = isEmpty || present.folderIds.own === savedId
  if (isOfBackup && (!database || database.isDatabaseNew)) return
  // An interrupted restore may have filled the database but not the folder.
  if (savedId !== undefined && savedId === database?.databaseId && (await isCutShort(dataDir)))
    return
  const mismatch = findMismatch({
    ...(database ?? { databaseId: undefined, isDatabaseNew: false }),
    ...(isEmpty ? { folderIds: { own: savedId }, hasFiles: true } : present),
  })
  if (mismatch === undefined) return
  const subject = isEmpty ? `The backup ${folder}` : `The data folder ${dataDir}`
  throw new StartProblem([describeMismatch(subject, mismatch, 'restore')])
}

async function readPresent(dataDir: string): ReturnType<typeof readFolder> {
  try {
    return await readFolder(dataDir)
  } catch (error) {
    if (error instanceof UnreadableFolder) throw new StartProblem([error.message])
    throw error
  }
}

/** Undefined for an unreadable database. */
async function identifyDatabase({
  databaseUrl,
  databasePath,
}: Settings): Promise<DatabaseIdentity | undefined> {
  try {
    if (databasePath === undefined) return await identifyPostgres(databaseUrl)
    if (existsSync(databasePath)) return identifySqlite(databasePath)
    return { databaseId: undefined, isDatabaseNew: true }
  } catch (error) {
    if (error instanceof StartProblem) return undefined
    throw error
  }
}
