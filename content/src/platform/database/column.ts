import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { is, sql, type SQL } from 'drizzle-orm'
import { PgEnumColumn } from 'drizzle-orm/pg-core'
import type { Table } from './tables.ts'

/** A column by its field's name; throws for an unknown name, so that a rename is noticed at once. */
export function columnNamed(table: Table, name: string): SQLiteColumn {
  const column = table[name]
  if (!column) throw new Error(`The table has no column for "${name}"`)
  return column
}

/** The same as an expression that can be compared with any text. */
export function expressionOf(table: Table, name: string): SQL {
  const column: unknown = columnNamed(table, name)
  // PostgreSQL compares an enum only with its own values, and cannot match parts of it.
  return is(column, PgEnumColumn) ? sql`cast(${column} as text)` : sql`${column}`
}
