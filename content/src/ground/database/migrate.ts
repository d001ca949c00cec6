import type { DatabaseAdapter } from 'payload'
import { storeFolderId } from '../data-folder/folder-id.ts'
import { requireOwnDatabase, shareId } from './join-database.ts'
import { env } from '../env.ts'
import { StartProblem } from '../start-problem.ts'
import { keepCopyBefore, readApplied } from './before-migration.ts'
import { isSqlite, sqliteClientOf } from './dialect.ts'
import { doOneAtATime } from './one-at-a-time.ts'
import { requireReadable } from './require-readable.ts'

// Methods, so that the dialects' own argument types fit.
export interface Migration {
  name: string
  up(args: unknown): Promise<void>
  down(args: unknown): Promise<void>
}

/** The product's own, in the order they are made. */
export async function migrationsFor(db: DatabaseAdapter): Promise<Migration[]> {
  if (isSqlite(db)) return (await import('../../../migrations/sqlite/index.ts')).migrations
  return (await import('../../../migrations/postgres/index.ts')).migrations
}

/**
 * Makes the migrations that the database lacks, and gives database and data folder one id. A database with other migrations is of
 * another version and refused, as is one to which the data folder does not belong.
 */
export async function migrateDatabase(db: DatabaseAdapter, all: Migration[]): Promise<void> {
  if (isSqlite(db)) await requireReadable(sqliteClientOf(db))
  await doOneAtATime(db, 'migrations', async () => {
    const work = () => migrate(db, all)
    // On SQLite all or nothing, and one process at a time: a start that was killed half-way can be repeated.
    await storeFolderId(
      env.dataDir,
      await (isSqlite(db) ? sqliteClientOf(db).migrating(work) : work()),
    )
  })
}

async function migrate(db: DatabaseAdapter, all: Migration[]): Promise<string> {
  const applied = await readApplied(db)
  const known = new Set(all.map(({ name }) => name))
  const unknown = applied.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new StartProblem(describeUnknown(unknown))
  await requireOwnDatabase(db, applied)
  await keepCopyBefore(all, applied)
  await db.migrate({ migrations: all })
  return await shareId(db)
}

function describeUnknown(unknown: string[]): string {
  return `The database was made by a version of the product whose tables this one does not know (${unknown.join(', ')}): start it with one that does, or give this one an empty database by another DATA_DIR or DATABASE_URL.`
}
