import type { BasePayload, DatabaseAdapter } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { fillBranches } from '../../../testing/branch-records.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { runSql } from './dialect.ts'
import { migrateDatabase, type Migration, migrationsFor } from './migrate.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
  await fillBranches(payload)
})
afterAll(() => closePayload(payload))

it('a migration that copies a table keeps all rows that refer to it', async () => {
  const { db } = payload
  const read = async () => [
    await runSql(db, 'SELECT * FROM provinces_locales ORDER BY id'),
    await runSql(db, 'SELECT id, province_id FROM branches WHERE province_id IS NOT NULL'),
  ]
  const before = await read()
  for (const rows of before) expect(rows.length).toBeGreaterThan(0)
  await migrateDatabase(db, [...(await migrationsFor(db)), copyTable(db, 'provinces')])
  expect(await read()).toEqual(before)
  expect(await runSql(db, 'PRAGMA foreign_key_check')).toEqual([])
})

it('foreign keys hold again afterwards', async () => {
  const orphan =
    "INSERT INTO provinces_locales (name, _locale, _parent_id) VALUES ('x', 'th', 999999)"
  await expect(runSql(payload.db, orphan)).rejects.toThrow(/FOREIGN KEY/)
})

/** How SQLite changes a column: by copying the table. */
function copyTable(db: DatabaseAdapter, table: string): Migration {
  const run = (statement: string) => runSql(db, statement)
  return {
    name: `29990101_000000_copy_${table}`,
    async up() {
      const [row] = await run(`SELECT sql FROM sqlite_master WHERE name = '${table}'`)
      const { sql } = z.object({ sql: z.string() }).parse({ ...Object(row) })
      await run('PRAGMA foreign_keys=OFF')
      await run(sql.replace(table, `__new_${table}`))
      await run(`INSERT INTO __new_${table} SELECT * FROM ${table}`)
      await run(`DROP TABLE ${table}`)
      await run(`ALTER TABLE __new_${table} RENAME TO ${table}`)
      await run('PRAGMA foreign_keys=ON')
    },
    down: () => Promise.reject(new Error('Nobody goes back')),
  }
}
