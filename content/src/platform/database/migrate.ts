import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { DatabaseAdapter } from 'payload'
import { z } from 'zod'
import { storeFolderId } from '../data-folder/folder-id.ts'
import { requireOwnDatabase, ensureDatabaseId } from './join-database.ts'
import { env } from '../env.ts'
import { StartProblem } from '../start-problem.ts'
import { expandMigration } from './expand-migration.ts'
import { isSqlite, sqliteClientOf, isPostgres, runSql } from './dialect.ts'
import { doOneAtATime } from './one-at-a-time.ts'
import { requireReadable } from './require-readable.ts'
import { log } from '../log.ts'

// Methods instead of function properties, so that the dialects' own argument types fit.
export interface Migration {
  name: string
  up(args: unknown): Promise<void>
  down(args: unknown): Promise<void>
}

export async function migrationsFor(db: DatabaseAdapter): Promise<Migration[]> {
  if (isSqlite(db)) return (await import('../../../migrations/sqlite/index.ts')).migrations
  return (await import('../../../migrations/postgres/index.ts')).migrations
}

/**
 * Runs pending migrations and gives database and data folder the same id. Refuses a database with unknown migrations
 * (unless they only add), and one to which the data folder does not belong.
 */
export async function migrateDatabase(db: DatabaseAdapter, all: Migration[]): Promise<void> {
  if (isSqlite(db)) await requireReadable(sqliteClientOf(db))
  await doOneAtATime(db, 'migrations', async () => {
    const applied = await prepareMigration(db, all)
    const work = async () => {
      // Another start may just have created it.
      if (applied.length === 0) await requireOwnDatabase(db, await readApplied(db))
      await db.migrate({ migrations: all })
      return await ensureDatabaseId(db)
    }
    // On SQLite in one transaction and one process at a time, so that a killed start can be repeated.
    await storeFolderId(
      env.dataDir,
      await (isSqlite(db) ? sqliteClientOf(db).migrating(work) : work()),
    )
  })
}

/** Before the transaction: during a backup a running release must be able to write. Returns the applied migrations. */
async function prepareMigration(db: DatabaseAdapter, all: Migration[]): Promise<string[]> {
  const applied = await readApplied(db)
  const known = new Set(all.map(({ name }) => name))
  const unknown = applied.filter((name) => !known.has(name))
  const refused = unknown.filter((name) => !expandMigration.test(name))
  if (refused.length > 0) throw new StartProblem(describeUnknown(refused))
  if (unknown.length > 0) log.warn({ unknown }, 'a newer version has added to the database')
  if (applied.length > 0) await requireOwnDatabase(db, applied)
  await keepCopyBefore(all, applied)
  return applied
}

function describeUnknown(unknown: string[]): string {
  return `The database contains migrations that this version does not know (${unknown.join(', ')}). Start a version that knows them, or set DATA_DIR or DATABASE_URL to an empty database.`
}

const table = 'payload_migrations'
const findOnPostgres = `SELECT 1 WHERE to_regclass('${table}') IS NOT NULL`
const findOnSqlite = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${table}'`
const Rows = z.array(z.object({ name: z.string() }))

async function readApplied(db: DatabaseAdapter): Promise<string[]> {
  const found = await runSql(db, isPostgres(db) ? findOnPostgres : findOnSqlite)
  if (found.length === 0) return []
  return Rows.parse(await runSql(db, `SELECT name FROM ${table}`)).map(({ name }) => name)
}

/**
 * Runs the configured backup program before migrating a database in use; throws if it fails. In another process: closing a
 * second SQLite in this process would release the locks of the first.
 */
async function keepCopyBefore(migrations: { name: string }[], applied: string[]): Promise<void> {
  const pending = migrations.map(({ name }) => name).filter((name) => !applied.includes(name))
  if (!env.beforeMigration || applied.length === 0 || pending.length === 0) return
  log.info({ pending }, 'backing up before the migration')
  const { stdout } = await promisify(execFile)(process.execPath, [
    env.beforeMigration,
    '--reason',
    'before-migration',
  ]).catch((error: unknown) => {
    throw new StartProblem(describeFailure(error))
  })
  log.info({ output: stdout.trim() }, 'backed up')
}

const Failure = z.object({ stderr: z.string() })

function describeFailure(error: unknown): string {
  const stderr = Failure.safeParse(error).data?.stderr.trim()
  return [
    'The backup before the migration failed, so nothing was migrated:',
    stderr || String(error),
    'Mend that, or start once with BACKUP_BEFORE_MIGRATION=0 to migrate without a backup.',
  ].join('\n')
}
