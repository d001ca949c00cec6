import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { askPostgres } from '../content/testing/throwaway-postgres.ts'
import { productDatabase, startDemoPostgres, type DemoDatabase } from './databases.ts'
import type { Product } from './product.ts'

/** A database for board measurements with direct access. */
export interface BoardDatabase extends DemoDatabase {
  /** Runs statements; only read-only ones while the service runs. */
  run(statements: string): Promise<void>
  /** Returns the single number of a query. */
  ask(question: string): Promise<number>
}

/** A copy of the product's SQLite. */
export function copySqlite({ dir }: Product): BoardDatabase {
  const source = join(dir, 'washhouse.db')
  // A new name each time: the service may still have the last one open.
  const file = join(dir, `board-${randomUUID()}.db`)
  const checkpoint = new DatabaseSync(source, { timeout: 10_000 })
  checkpoint.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  checkpoint.close()
  copyFileSync(source, file)
  const open = () => new DatabaseSync(file, { enableForeignKeyConstraints: false, timeout: 60_000 })
  return {
    ...productDatabase,
    environment: { DATABASE_URL: `file:${file}` },
    async run(statements) {
      const database = open()
      database.exec(`BEGIN; ${statements.replace(/ANALYZE;\s*$/, '')}; COMMIT; ANALYZE;`)
      database.close()
    },
    async ask(question) {
      const database = open()
      const [value] = Object.values(database.prepare(question).get() ?? {})
      database.close()
      return Number(value)
    },
  }
}

/** A PostgreSQL with the demo content; undefined if it is not installed. */
export async function openPostgres(product: Product): Promise<BoardDatabase | undefined> {
  const postgres = await startDemoPostgres(product)
  if (!postgres) return undefined
  const url = postgres.environment['DATABASE_URL'] ?? ''
  return {
    ...postgres,
    async run(statements) {
      await askPostgres(url, statements)
    },
    ask: async (question) => Number(await askPostgres(url, question)),
  }
}
