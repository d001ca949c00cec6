import type { DatabaseAdapter } from 'payload'
import { isPostgres, runSql } from '../database/dialect.ts'
import { z } from 'zod'
import { databaseIdKey, databaseIdQuery, idOfData } from './stored-id.ts'

const tableOnPostgres = `SELECT 1 WHERE to_regclass('payload_kv') IS NOT NULL`
const tableOnSqlite = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_kv'`
const Rows = z.array(z.object({ data: z.string() }))

/** The id of a database, before its migrations too; undefined where it has none. */
export async function readDatabaseId(db: DatabaseAdapter): Promise<string | undefined> {
  const found = await runSql(db, isPostgres(db) ? tableOnPostgres : tableOnSqlite)
  if (found.length === 0) return undefined
  return idOfData(Rows.parse(await runSql(db, databaseIdQuery))[0]?.data)
}

/** Gives a database without an id this one; the id that it then has. */
export async function claimDatabaseId(db: DatabaseAdapter, id: string): Promise<string> {
  await runSql(
    db,
    `INSERT INTO payload_kv (key, data) VALUES ('${databaseIdKey}', '"${id}"') ON CONFLICT (key) DO NOTHING`,
  )
  return (await readDatabaseId(db)) ?? id
}
