import { chmod } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { databaseIdQuery, idOfData } from '../../content/src/platform/data-folder/stored-id.ts'
import type { DatabaseIdentity } from '../../content/src/platform/data-folder/compare-ids.ts'
import {
  type Erasure,
  PendingErasures,
} from '../../content/src/platform/retention/pending-erasures.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { syncPath } from './durable-copy.ts'

const SECONDS_TO_WAIT = 30
const BUSY = 5

/**
 * Copies a database during writes. VACUUM INTO reads one snapshot without blocking writers; the backup API of SQLite would
 * restart at every write of another process. The copy contains no deleted data, not even in free pages. Returns the applied
 * migrations.
 */
export async function saveSqlite(source: string, target: string): Promise<string[]> {
  const database = openDatabase(source, { readOnly: true, timeout: SECONDS_TO_WAIT * 1000 })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } catch (error) {
    throw new StartProblem([`The database ${source} cannot be copied: ${messageOf(error)}`])
  } finally {
    database.close()
  }
  await chmod(target, 0o600)
  await syncPath(target)
  return inspectSqlite(target)
}

/** Returns the applied migrations. Throws StartProblem if the database is damaged. */
export function inspectSqlite(path: string): string[] {
  const database = openDatabase(path, { readOnly: true })
  try {
    const [row] = database.prepare('PRAGMA integrity_check(1)').all()
    const verdict = String(row?.['integrity_check'])
    if (verdict !== 'ok') throw new Error(verdict)
    return readMigrations(database)
  } catch (error) {
    throw new StartProblem([`The database ${path} is damaged: ${messageOf(error)}`])
  } finally {
    database.close()
  }
}

/** Whether another process has the database open, even idle. False if it is damaged or missing. */
export function isSqliteUsed(path: string): boolean {
  let database: DatabaseSync | undefined
  try {
    // Never creates the file.
    database = new DatabaseSync(new URL(`${pathToFileURL(path).href}?mode=rw`), { timeout: 0 })
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (error) {
    return error instanceof Error && 'errcode' in error && error.errcode === BUSY
  } finally {
    database?.close()
  }
}

/** Completed erasures; empty for an older database. */
export function readErasuresOfSqlite(path: string): Erasure[] {
  const database = openDatabase(path, { readOnly: true, timeout: SECONDS_TO_WAIT * 1000 })
  try {
    if (!hasTable(database, 'erasures')) return []
    const rows = database.prepare('SELECT hash, created_at AS at FROM erasures').all()
    return PendingErasures.parse(rows.map(({ hash, at }) => ({ hash, at })))
  } catch (error) {
    throw new StartProblem([`The database ${path} cannot be read: ${messageOf(error)}`])
  } finally {
    database.close()
  }
}

/** Identity that a restore compares before it replaces the database. */
export function identifySqlite(path: string): DatabaseIdentity {
  const database = openDatabase(path, { readOnly: true, timeout: SECONDS_TO_WAIT * 1000 })
  try {
    const row = hasTable(database, 'payload_kv') && database.prepare(databaseIdQuery).get()
    return {
      databaseId: row ? idOfData(String(row['data'])) : undefined,
      isDatabaseNew: readMigrations(database).length === 0,
    }
  } catch (error) {
    throw new StartProblem([`The database ${path} cannot be read: ${messageOf(error)}`])
  } finally {
    database.close()
  }
}

function readMigrations(database: DatabaseSync): string[] {
  if (!hasTable(database, 'payload_migrations')) return []
  const rows = database.prepare('SELECT name FROM payload_migrations ORDER BY name').all()
  return rows.map(({ name }) => String(name))
}

function hasTable(database: DatabaseSync, name: string): boolean {
  const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
  return database.prepare(table).get(name) !== undefined
}

function openDatabase(path: string, options: { readOnly: true; timeout?: number }): DatabaseSync {
  try {
    return new DatabaseSync(path, options)
  } catch (error) {
    throw new StartProblem([`The database ${path} cannot be opened: ${messageOf(error)}`])
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
