import type { DatabaseAdapter } from 'payload'
import { isPostgres, isSqlite } from '../src/platform/database/dialect.ts'
import type { Migration } from '../src/platform/database/migrate.ts'

/** Migrations of the tests, after all of the product. The third only adds. */
export function ownMigrations(db: DatabaseAdapter): Migration[] {
  const names = ['29990101_000000_first', '29990101_000001_second', '29990101_000002_expand_third']
  return names.map((name) => ({
    name,
    up: () => runOn(db, `CREATE TABLE "${name}" (id integer)`),
    down: () => runOn(db, `DROP TABLE "${name}"`),
  }))
}

async function runOn(db: DatabaseAdapter, statement: string): Promise<void> {
  if (isSqlite(db)) await db.client.execute(statement)
  if (isPostgres(db)) await db.pool.query(statement)
}
