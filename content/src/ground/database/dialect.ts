import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'

export function isPostgres(db: DatabaseAdapter): db is DatabaseAdapter & PostgresAdapter {
  return db.name === 'postgres'
}

export function isSqlite(db: DatabaseAdapter): db is DatabaseAdapter & SQLiteAdapter {
  return db.name === 'sqlite'
}
