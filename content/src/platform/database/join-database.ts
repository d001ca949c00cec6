import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { DatabaseAdapter } from 'payload'
import { z } from 'zod'
import { env } from '../env.ts'
import { log } from '../log.ts'
import { StartProblem } from '../start-problem.ts'
import {
  type DatabaseIdentity,
  describeMismatch,
  findMismatch,
} from '../data-folder/compare-ids.ts'
import { noteFolderId, readFolder } from '../data-folder/folder-id.ts'
import { databaseIdKey, databaseIdQuery, idOfData } from '../data-folder/stored-id.ts'
import { isPostgres, runSql } from './dialect.ts'

/**
 * Call before SQLite is opened, which would create a new database if the file is missing or empty.
 * @throws StartProblem if it would be created in a data folder that belongs to a database already.
 */
export async function requireFolderForNewFile(): Promise<void> {
  const [, path] = /^file:(.+)$/.exec(env.databaseUrl) ?? []
  if (path === undefined) return
  // SQLite also initializes an empty file when it opens it.
  const isThere = await stat(path).then(
    ({ size }) => size > 0,
    () => false,
  )
  if (!isThere) await requireFreeFolder()
}

/**
 * Call before a database is created.
 * @throws StartProblem if the data folder belongs to an existing one.
 */
export async function requireFreeFolder(): Promise<void> {
  await requireMatch({ databaseId: undefined, isDatabaseNew: true })
}

/**
 * Call before migrations and writes.
 * @throws StartProblem if the data folder belongs to another database.
 */
export async function requireOwnDatabase(
  db: DatabaseAdapter,
  applied: readonly string[],
): Promise<void> {
  const databaseId = await readDatabaseId(db)
  const mismatch = await requireMatch({ databaseId, isDatabaseNew: applied.length === 0 })
  if (mismatch) log.warn({ dataDir: env.dataDir }, 'the data folder is given to this database')
}

/** Returns the mismatch that was overridden, if any. */
async function requireMatch(database: DatabaseIdentity): Promise<string | undefined> {
  const mismatch = findMismatch({ ...database, ...(await readFolder(env.dataDir)) })
  if (mismatch === undefined || env.adoptDataFolder) return mismatch
  throw new StartProblem(describeMismatch(`The data folder ${env.dataDir}`, mismatch, 'start'))
}

/**
 * Returns the id of a migrated database. If it has none, gives the database and the data folder a new one. If another process
 * is faster, both use that one's id.
 */
export async function ensureDatabaseId(db: DatabaseAdapter): Promise<string> {
  const known = await readDatabaseId(db)
  if (known !== undefined) return known
  const id = randomUUID()
  await noteFolderId(env.dataDir, id)
  return await claimDatabaseId(db, id)
}

const tableOnPostgres = `SELECT 1 WHERE to_regclass('payload_kv') IS NOT NULL`
const tableOnSqlite = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_kv'`
const Rows = z.array(z.object({ data: z.string() }))

/** The id of a database, even before its migrations; undefined if it has none. */
async function readDatabaseId(db: DatabaseAdapter): Promise<string | undefined> {
  const found = await runSql(db, isPostgres(db) ? tableOnPostgres : tableOnSqlite)
  if (found.length === 0) return undefined
  return idOfData(Rows.parse(await runSql(db, databaseIdQuery))[0]?.data)
}

async function claimDatabaseId(db: DatabaseAdapter, id: string): Promise<string> {
  await runSql(
    db,
    `INSERT INTO payload_kv (key, data) VALUES ('${databaseIdKey}', '"${id}"') ON CONFLICT (key) DO NOTHING`,
  )
  return (await readDatabaseId(db)) ?? id
}
