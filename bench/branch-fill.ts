import type { BoardDatabase } from './board-database.ts'

const offset = 1_000_000
/** Rows of a branch in other tables, and their column with its id. */
const childTables = {
  branches_locales: '_parent_id',
  branches_services: 'parent_id',
  branches_payments: 'parent_id',
}

/** SQL that adds `count` copies of the first branch. */
export function fillBranches({ name }: BoardDatabase, count: number): string {
  const numbers =
    name === 'SQLite'
      ? `WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${count}) SELECT n FROM c`
      : `SELECT n FROM generate_series(1, ${count}) AS s(n)`
  const first = '(SELECT min(id) FROM branches)'
  const copy = (table: string, which: string, change: string) => `
    CREATE TEMP TABLE copies AS SELECT ${table}.*, n FROM ${table}, numbers WHERE ${which} = ${first};
    UPDATE copies SET ${change};
    ALTER TABLE copies DROP COLUMN n;
    INSERT INTO ${table} SELECT * FROM copies;
    DROP TABLE copies;`
  const children = Object.entries(childTables).map(([table, parent]) =>
    copy(table, parent, `id = ${offset} + n * 1000 + id, ${parent} = ${offset} + n`),
  )
  return `
    CREATE TEMP TABLE numbers AS ${numbers};
    ${children.join('')}
    ${copy('branches', 'branches.id', `id = ${offset} + n, slug = 'copy-' || n`)}
    DROP TABLE numbers;`
}
