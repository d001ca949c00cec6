import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { DatabaseAdapter } from 'payload'
import { env } from '../env.ts'
import { log } from '../log.ts'
import { StartProblem } from '../start-problem.ts'
import { findMismatch } from './compare-ids.ts'
import { claimDatabaseId, readDatabaseId } from './database-id.ts'
import { hasRecordFiles, noteFolderId, readFolderIds } from './folder-id.ts'

/**
 * Before SQLite is opened, which would make the file of a database that is not there.
 * @throws StartProblem where the data folder belongs to another database.
 */
export async function requireOwnFile(): Promise<void> {
  const [, path] = /^file:(.+)$/.exec(env.databaseUrl) ?? []
  if (path === undefined || env.adoptDataFolder) return
  // SQLite writes to an empty file, too, as soon as it is opened.
  const isThere = await stat(path).then(
    ({ size }) => size > 0,
    () => false,
  )
  if (!isThere) await requireMatch({ databaseId: undefined, isDatabaseNew: true })
}

/**
 * Before anything is migrated or written.
 * @throws StartProblem where the data folder belongs to another database.
 */
export async function requireOwnDatabase(
  db: DatabaseAdapter,
  applied: readonly string[],
): Promise<void> {
  const databaseId = await readDatabaseId(db)
  await requireMatch({ databaseId, isDatabaseNew: applied.length === 0 })
}

async function requireMatch(database: {
  databaseId: string | undefined
  isDatabaseNew: boolean
}): Promise<void> {
  const folderIds = await readFolderIds()
  const mismatch = findMismatch({ ...database, folderIds, hasFiles: await hasRecordFiles() })
  if (mismatch === undefined) return
  if (!env.adoptDataFolder) throw new StartProblem(describeMismatch(mismatch))
  log.warn({ dataDir: env.dataDir }, 'the data folder is given to this database')
}

function describeMismatch(mismatch: string): string {
  return `The data folder ${env.dataDir} ${mismatch}: correct DATA_DIR or DATABASE_URL, or, if the folder shall belong to this database from now on, start once with ADOPT_DATA_FOLDER=1.`
}

/** Gives a database that was just migrated an id, unless it has one; gives the id. */
export async function shareId(db: DatabaseAdapter): Promise<string> {
  const known = await readDatabaseId(db)
  if (known !== undefined) return known
  const id = randomUUID()
  await noteFolderId(id)
  return await claimDatabaseId(db, id)
}
