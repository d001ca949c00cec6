import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseAdapter } from 'payload'
import { isPostgres } from './dialect.ts'

const pauseMs = 200

/**
 * Of all processes on one PostgreSQL one does the work of this name; the others wait until it has ended, or has died. On SQLite
 * a transaction does that. The lock is asked for again and again: a query that waits for it could exceed a time limit.
 */
export async function doOneAtATime<Result>(
  db: DatabaseAdapter,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return await work()
  const connection = await db.pool.connect()
  const ask = `SELECT 1 WHERE pg_try_advisory_lock(hashtext('${name}'))`
  try {
    while ((await connection.query(ask)).rows.length === 0) await sleep(pauseMs)
    return await work()
  } finally {
    // The lock ends with its connection.
    connection.release(true)
  }
}
