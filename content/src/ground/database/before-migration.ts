import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { env } from '../env.ts'
import { log } from '../log.ts'
import { StartProblem } from '../start-problem.ts'

const table = 'payload_migrations'
const readNames = `SELECT name FROM ${table}`
const Rows = z.array(z.object({ name: z.string() }))

export async function appliedOnSqlite({ client }: SQLiteAdapter): Promise<string[]> {
  const find = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${table}'`
  if ((await client.execute(find)).rows.length === 0) return []
  return Rows.parse((await client.execute(readNames)).rows).map(({ name }) => name)
}

export async function appliedOnPostgres({ pool }: PostgresAdapter): Promise<string[]> {
  const { rows } = await pool.query(`SELECT 1 WHERE to_regclass('${table}') IS NOT NULL`)
  if (rows.length === 0) return []
  return Rows.parse((await pool.query(readNames)).rows).map(({ name }) => name)
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
