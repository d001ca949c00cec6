import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Copies the product's database, to be filled without affecting the product. */
export function copyDatabase(dir: string, name: string): { file: string; database: DatabaseSync } {
  const source = new DatabaseSync(join(dir, 'washhouse.db'))
  source.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  source.close()
  const file = join(dir, `${name}.db`)
  copyFileSync(join(dir, 'washhouse.db'), file)
  return { file, database: new DatabaseSync(file, { enableForeignKeyConstraints: false }) }
}

/** Creates a table `numbers` with 1 to `count` in column `n`. */
export function countTo(database: DatabaseSync, count: number): void {
  database.exec('DROP TABLE IF EXISTS temp.numbers')
  database.exec(`CREATE TEMP TABLE numbers AS
    WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${count}) SELECT n FROM n`)
}

/** Copies matching rows once for each number, with some columns replaced by an expression of `n`. */
export function copyRows(
  database: DatabaseSync,
  table: string,
  where: string,
  replaced: Record<string, string>,
): void {
  const names = database
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map(({ name }) => String(name))
  const values = names.map((name) => replaced[name] ?? `"${name}"`)
  const columns = names.map((name) => `"${name}"`).join(', ')
  database.exec(
    `INSERT INTO ${table} (${columns}) SELECT ${values.join(', ')} FROM ${table}, numbers WHERE ${where}`,
  )
}

/** Waits until the search index has this many documents: it is filled in the background after the start. */
export async function waitForIndex(file: string, count: number): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  const counted = database.prepare('SELECT count(*) AS count FROM search_documents')
  const deadline = Date.now() + 15 * 60_000
  while (Number(counted.get()?.['count']) < count) {
    if (Date.now() > deadline) throw new Error(`The search index has no ${count} documents`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  database.close()
}
