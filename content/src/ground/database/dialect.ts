import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapter } from 'payload'

export function isPostgres(db: DatabaseAdapter): db is DatabaseAdapter & PostgresAdapter {
  return db.name === 'postgres'
}

export function isSqlite(db: BaseDatabaseAdapter): db is BaseDatabaseAdapter & SQLiteAdapter {
  return db.name === 'sqlite'
}

/** Runs a statement that both dialects understand, outside any transaction of Payload's. */
export async function runSql(db: DatabaseAdapter, statement: string): Promise<unknown[]> {
  if (isPostgres(db)) return (await db.pool.query(statement)).rows
  if (isSqlite(db)) return (await db.client.execute(statement)).rows
  throw new Error(`${db.name} is no SQL database`)
}
