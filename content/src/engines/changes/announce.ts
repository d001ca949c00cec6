import type { PayloadRequest } from 'payload'
import { isPostgres } from '../../ground/database/dialect.ts'
import { publishChange } from './change-bus.ts'
import { notifyInTransaction } from './postgres-notify.ts'

/** Publishes a change at the moment it can be read: at once, or on PostgreSQL when it is committed. */
export async function announce(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  if (isPostgres(req.payload.db)) await notifyInTransaction(req.payload.db, req, tags)
  else publishChange(tags)
}
