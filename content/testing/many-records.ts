import type { BasePayload } from 'payload'
import { runSql } from '../src/platform/database/dialect.ts'
import { hasTable, tableOf } from '../src/platform/database/tables.ts'

/** Copies a record and its texts by SQL. Copies differ in id and slug only. Updates the database's statistics. */
export async function copyRecord(
  payload: BasePayload,
  table: string,
  id: number,
  count: number,
): Promise<void> {
  await copyRow(payload, table, `id = ${id}`, count, { id: '1000 + n', slug: `'copy-' || n` })
  if (hasTable(payload, `${table}_locales`))
    await copyRow(payload, `${table}_locales`, `_parent_id = ${id}`, count, {
      id: undefined,
      _parent_id: '1000 + n',
    })
  await runSql(payload.db, 'ANALYZE')
}

/** `replaced`: SQL expressions of `n` by column name; for undefined the database sets the value. */
async function copyRow(
  payload: BasePayload,
  name: string,
  condition: string,
  count: number,
  replaced: Record<string, string | undefined>,
): Promise<void> {
  const columns = Object.values(tableOf(payload, name))
    .flatMap((column) => (typeof column === 'object' && 'name' in column ? [column.name] : []))
    .filter((column) => !(column in replaced) || replaced[column])
  const values = columns.map((column) => replaced[column] ?? `"${column}"`)
  await runSql(
    payload.db,
    `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
      SELECT ${values.join(', ')} FROM "${name}", numbers WHERE ${condition}`,
  )
}
