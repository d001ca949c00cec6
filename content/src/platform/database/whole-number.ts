import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { sql, type SQL } from 'drizzle-orm'

/**
 * Casts the column of a `number` field to the type of an id. PostgreSQL stores `numeric` there, and a comparison of that
 * with an id uses no index.
 */
export function wholeNumber(column: SQLiteColumn): SQL<number> {
  return sql<number>`cast(${column} as integer)`
}
