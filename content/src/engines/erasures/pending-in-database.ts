import type { DatabaseAdapter } from 'payload'
import { isPostgres, runSql } from '../../ground/database/dialect.ts'
import { allowLongQueries } from '../../ground/database/long-queries.ts'
import {
  type Erasure,
  PendingErasures,
  pendingErasuresTable,
} from '../../ground/retention/pending-erasures.ts'

const table = `public.${pendingErasuresTable}`

/** What a restore has left in PostgreSQL to be erased once more; undefined where there is no such table. */
export async function readPendingInDatabase(db: DatabaseAdapter): Promise<Erasure[] | undefined> {
  if (!isPostgres(db)) return undefined
  const found = await runSql(db, `SELECT 1 WHERE to_regclass('${table}') IS NOT NULL`)
  if (found.length === 0) return undefined
  return PendingErasures.parse(await runSql(db, `SELECT hash, at FROM ${table}`))
}

export async function forgetPendingInDatabase(db: DatabaseAdapter): Promise<void> {
  if (isPostgres(db)) await runSql(db, `DROP TABLE IF EXISTS ${table}`)
}

/** Of all services on one PostgreSQL one does the work, and the others wait until it has, or has died. */
export async function oneServiceAtATime(
  db: DatabaseAdapter,
  work: () => Promise<void>,
): Promise<void> {
  if (!isPostgres(db)) return await work()
  const connection = await db.pool.connect()
  try {
    const lock = `SELECT pg_advisory_lock(hashtext('${pendingErasuresTable}'))`
    await allowLongQueries(() => connection.query(lock))
    await work()
  } finally {
    // The lock ends with its connection.
    connection.release(true)
  }
}
