import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { sql, type SQL } from 'drizzle-orm'

/** Casts a `number` column to the type of an id: comparing PostgreSQL's `numeric` with an id uses no index. */
export function wholeNumber(column: SQLiteColumn): SQL<number> {
  return sql<number>`cast(${column} as integer)`
}
