import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseAdapter } from 'payload'
import { isPostgres } from './dialect.ts'

const pauseMs = 200

/**
 * On PostgreSQL, one process at a time does the work of this name; the others wait until it ends or dies. On SQLite a
 * transaction ensures this. Polls the lock, because a waiting query could exceed a time limit.
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
    // Closing the connection releases the lock.
    connection.release(true)
  }
}
