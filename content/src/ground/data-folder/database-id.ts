import type { DatabaseAdapter } from 'payload'
import { isPostgres, runSql } from '../database/dialect.ts'
import { z } from 'zod'

const key = 'database-id'
const tableOnPostgres = `SELECT 1 WHERE to_regclass('payload_kv') IS NOT NULL`
const tableOnSqlite = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_kv'`
const Rows = z.array(z.object({ data: z.string() }))

/** The id of a database, before its migrations too; undefined where it has none. */
export async function readDatabaseId(db: DatabaseAdapter): Promise<string | undefined> {
  const found = await runSql(db, isPostgres(db) ? tableOnPostgres : tableOnSqlite)
  if (found.length === 0) return undefined
  const rows = await runSql(db, `SELECT data FROM payload_kv WHERE key = '${key}'`)
  // SQLite gives JSON as it is stored.
  return Rows.parse(rows)[0]?.data.replaceAll('"', '')
}

/** Gives a database without an id this one; the id that it then has. */
export async function claimDatabaseId(db: DatabaseAdapter, id: string): Promise<string> {
  await runSql(
    db,
    `INSERT INTO payload_kv (key, data) VALUES ('${key}', '"${id}"') ON CONFLICT (key) DO NOTHING`,
  )
  return (await readDatabaseId(db)) ?? id
}
