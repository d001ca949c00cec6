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
 * Before SQLite is opened, which would make the file of a database that is not there.
 * @throws StartProblem where the data folder belongs to another database.
 */
export async function requireOwnFile(): Promise<void> {
  const [, path] = /^file:(.+)$/.exec(env.databaseUrl) ?? []
  if (path === undefined) return
  // SQLite writes to an empty file, too, as soon as it is opened.
  const isThere = await stat(path).then(
    ({ size }) => size > 0,
    () => false,
  )
  if (!isThere) await requireFreeFolder()
}

/**
 * Before a database is made.
 * @throws StartProblem where the data folder belongs to one that is there.
 */
export async function requireFreeFolder(): Promise<void> {
  await requireMatch({ databaseId: undefined, isDatabaseNew: true })
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
  const mismatch = await requireMatch({ databaseId, isDatabaseNew: applied.length === 0 })
  if (mismatch) log.warn({ dataDir: env.dataDir }, 'the data folder is given to this database')
}

/** Gives the mismatch that is adopted, if any. */
async function requireMatch(database: DatabaseIdentity): Promise<string | undefined> {
  const mismatch = findMismatch({ ...database, ...(await readFolder(env.dataDir)) })
  if (mismatch === undefined || env.adoptDataFolder) return mismatch
  throw new StartProblem(describeMismatch(`The data folder ${env.dataDir}`, mismatch, 'start'))
}

/** Gives a database that was just migrated an id, unless it has one; gives the id. */
export async function shareId(db: DatabaseAdapter): Promise<string> {
  const known = await readDatabaseId(db)
  if (known !== undefined) return known
  const id = randomUUID()
  await noteFolderId(env.dataDir, id)
  return await claimDatabaseId(db, id)
}

const tableOnPostgres = `SELECT 1 WHERE to_regclass('payload_kv') IS NOT NULL`
const tableOnSqlite = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_kv'`
const Rows = z.array(z.object({ data: z.string() }))

/** The id of a database, before its migrations too; undefined where it has none. */
async function readDatabaseId(db: DatabaseAdapter): Promise<string | undefined> {
  const found = await runSql(db, isPostgres(db) ? tableOnPostgres : tableOnSqlite)
  if (found.length === 0) return undefined
  return idOfData(Rows.parse(await runSql(db, databaseIdQuery))[0]?.data)
}

/** Gives a database without an id this one; the id that it then has. */
async function claimDatabaseId(db: DatabaseAdapter, id: string): Promise<string> {
  await runSql(
    db,
    `INSERT INTO payload_kv (key, data) VALUES ('${databaseIdKey}', '"${id}"') ON CONFLICT (key) DO NOTHING`,
  )
  return (await readDatabaseId(db)) ?? id
}
