import { isPostgres } from '../changes/postgres-notify.ts'
import type { BasePayload } from 'payload'
import { isSqlite } from './open-payload.ts'

/** Lets the database count its rows anew: without that it chooses slow ways through them. */
export async function refreshStatistics({ db }: BasePayload): Promise<void> {
  if (isPostgres(db)) await db.pool.query('ANALYZE')
  if (isSqlite(db)) await db.client.execute('ANALYZE')
}
