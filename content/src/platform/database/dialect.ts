import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapter } from 'payload'
import type { SqliteClient } from './sqlite-client.ts'

export function isPostgres(db: DatabaseAdapter): db is DatabaseAdapter & PostgresAdapter {
  return db.name === 'postgres'
}

export function isSqlite(db: BaseDatabaseAdapter): db is BaseDatabaseAdapter & SQLiteAdapter {
  return db.name === 'sqlite'
}

/** What `createSqlite` has put in the place of Payload's own client. */
export function sqliteClientOf({ client }: Pick<SQLiteAdapter, 'client'>): SqliteClient {
  if (!isOurs(client)) throw new Error('SQLite was not opened by openSqliteClient')
  return client
}

function isOurs(client: object): client is SqliteClient {
  return 'atomically' in client
}

/** Runs a statement that both dialects understand, outside any transaction of Payload's. */
export async function runSql(db: DatabaseAdapter, statement: string): Promise<unknown[]> {
  if (isPostgres(db)) return (await db.pool.query(statement)).rows
  if (isSqlite(db)) return (await db.client.execute(statement)).rows
  throw new Error(`${db.name} is no SQL database`)
}

/** Of a process to PostgreSQL. */
export const mostConnections = 12
