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

/** The client that `createSqlite` puts in place of Payload's. */
export function sqliteClientOf({ client }: Pick<SQLiteAdapter, 'client'>): SqliteClient {
  if (!isOurs(client)) throw new Error('SQLite was not opened by openSqliteClient')
  return client
}

function isOurs(client: object): client is SqliteClient {
  return 'atomically' in client
}

/** Runs a statement that both dialects support, outside Payload's transactions. */
export async function runSql(db: DatabaseAdapter, statement: string): Promise<unknown[]> {
  if (isPostgres(db)) return (await db.pool.query(statement)).rows
  if (isSqlite(db)) return (await db.client.execute(statement)).rows
  throw new Error(`${db.name} is no SQL database`)
}

/** PostgreSQL connections per process. */
export const mostConnections = 12
