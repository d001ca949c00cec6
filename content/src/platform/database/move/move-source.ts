import { DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../../start-problem.ts'
import { migrationTable } from './move-target.ts'

/** A value as text, null for NULL. */
export type Text = string | null

/** The SQLite database, read in one snapshot and never written. */
export interface MoveSource {
  /** Columns by table, without tables of SQLite itself, of the search index and of the migrations. */
  columns: Map<string, string[]>
  rows(table: string, columns: readonly string[]): Iterable<Text[]>
  /** The highest id that a table ever gave; null if it gave none. */
  lastId(table: string): Text
}

const ownTables = `SELECT tables.name AS name, columns.name AS column_name
  FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
  WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    AND tables.name NOT LIKE 'search\\_%' ESCAPE '\\' AND tables.name <> '${migrationTable}'`

/** The process must not open SQLite by libsql as well (`sqlite-statements.ts`). */
export function openMoveSource(path: string): MoveSource {
  const database = new DatabaseSync(path, { readOnly: true })
  database.exec('BEGIN')
  const columns = new Map<string, string[]>()
  for (const { name, column_name: column } of database.prepare(ownTables).iterate())
    columns.set(String(name), [...(columns.get(String(name)) ?? []), String(column)])

  return {
    columns,
    *rows(table, names) {
      const list = names.map((name) => `"${name}"`).join(', ')
      const statement = database.prepare(`SELECT ${list} FROM "${table}"`)
      statement.setReadBigInts(true)
      for (const row of statement.iterate())
        yield names.map((name) => toText(row[name], `${table}.${name}`))
    },
    lastId(table) {
      const statement = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?')
      statement.setReadBigInts(true)
      return toText(statement.get(table)?.['seq'] ?? null, table)
    },
  }
}

function toText(value: unknown, place: string): Text {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'bigint' || typeof value === 'number') return String(value)
  throw new StartProblem(`${place} has bytes instead of text: nothing was moved.`)
}
