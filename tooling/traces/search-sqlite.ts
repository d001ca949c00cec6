import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { type Hits, latin1Of, searchText } from './search-bytes.ts'
import type { Sought } from './sought.ts'

interface Copy {
  /** A copy without writers is opened without creating files next to it. */
  isCopy: boolean
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Searches every column of every row, including the tables of the search index; hits by `table, column`. */
export function searchSqlite(
  path: string,
  sought: readonly Sought[],
  { isCopy }: Copy,
): Map<string, Hits> {
  const address = new URL(`${pathToFileURL(path).href}?mode=ro${isCopy ? '&immutable=1' : ''}`)
  const database = new DatabaseSync(address, { readOnly: true, timeout: 30_000 })
  const found = new Map<string, Hits>()
  try {
    // Data of virtual tables is in their shadow tables.
    const tables = `SELECT name FROM sqlite_schema
      WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`
    for (const { name } of database.prepare(tables).all())
      searchTable(database, String(name), sought, found)
    return found
  } finally {
    database.close()
  }
}

function searchTable(
  database: DatabaseSync,
  table: string,
  sought: readonly Sought[],
  found: Map<string, Hits>,
): void {
  const rows = database.prepare(`SELECT * FROM ${quote(table)}`)
  rows.setReadBigInts(true)
  for (const row of rows.iterate())
    for (const [column, value] of Object.entries(row)) {
      if (value === null) continue
      const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value))
      const place = `table ${table}, column ${column}`
      const hits = searchText(latin1Of(bytes), sought, found.get(place))
      if (hits.size > 0) found.set(place, hits)
    }
}
