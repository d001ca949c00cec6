import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { sql, type SQL } from 'drizzle-orm'

/**
 * A column of a `number` field as an id is stored: PostgreSQL has `numeric` there, and by comparing that with an id finds the
 * record by no index.
 */
export function wholeNumber(column: SQLiteColumn): SQL<number> {
  return sql<number>`cast(${column} as integer)`
}
