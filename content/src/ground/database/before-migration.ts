import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { DatabaseAdapter } from 'payload'
import { z } from 'zod'
import { env } from '../env.ts'
import { log } from '../log.ts'
import { StartProblem } from '../start-problem.ts'
import { isPostgres, runSql } from './dialect.ts'

const table = 'payload_migrations'
const findOnPostgres = `SELECT 1 WHERE to_regclass('${table}') IS NOT NULL`
const findOnSqlite = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${table}'`
const Rows = z.array(z.object({ name: z.string() }))

/** The names of the migrations that a database has. */
export async function readApplied(db: DatabaseAdapter): Promise<string[]> {
  const found = await runSql(db, isPostgres(db) ? findOnPostgres : findOnSqlite)
  if (found.length === 0) return []
  return Rows.parse(await runSql(db, `SELECT name FROM ${table}`)).map(({ name }) => name)
}

/**
 * Lets the given program keep a copy of a database that was in use and is now to be migrated; throws when it cannot.
 * A process of its own: a second SQLite in this one would let go of the locks of the first.
 */
export async function keepCopyBefore(
  migrations: { name: string }[],
  applied: string[],
): Promise<void> {
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
