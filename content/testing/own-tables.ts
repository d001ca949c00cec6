import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { isPostgres, isSqlite, runSql } from '../src/platform/database/dialect.ts'
import { migrationFolder } from '../src/platform/database/migration-folder.ts'

/** Creates the tables of a test's own collections. */
export async function makeOwnTables(payload: BasePayload): Promise<void> {
  const { db } = payload
  if (!isPostgres(db) && !isSqlite(db)) throw new Error(`${db.name} is no SQL database`)
  const folder = migrationFolder(isPostgres(db) ? 'postgres' : 'sqlite')
  const newest = (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1)
  const before = JSON.parse(await readFile(join(folder, newest ?? ''), 'utf8'))
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  const after = await generateDrizzleJson(db.schema)
  for (const statement of await generateMigration(before, after)) await runSql(db, statement)
}
