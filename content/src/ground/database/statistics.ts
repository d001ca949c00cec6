import type { BasePayload } from 'payload'
import { isPostgres, isSqlite } from './dialect.ts'

/** Lets the database count its rows anew: without that it chooses slow ways through them. */
export async function refreshStatistics({ db }: BasePayload): Promise<void> {
  if (isPostgres(db)) await db.pool.query('ANALYZE')
  if (isSqlite(db)) await db.client.execute('ANALYZE')
}
