import type { BasePayload } from 'payload'
import { isPostgres } from '../../platform/database/dialect.ts'
import { openQuickReader } from '../../platform/database/quick-reader.ts'

export interface Leader {
  /** Whether this process does what one process of the database must do. Without the database: what it was last. */
  leads: () => Promise<boolean>
  stop: () => void
}

/** Any numbers that nothing else locks. */
const lock = '20261130, 1'
const held = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND (classid, objid) = (${lock}) AND pid = pg_backend_pid()`
const takeLock = `SELECT EXISTS (${held}) OR pg_try_advisory_lock(${lock})`

/**
 * Several processes can share a PostgreSQL database. The one whose connection holds a lock does daily work and alerts. The
 * lock is released when that process ends or dies, and the next process that asks gets it. SQLite has one process.
 */
export function createLeader({ db }: BasePayload): Leader {
  if (!isPostgres(db)) return { leads: async () => true, stop() {} }
  const reader = openQuickReader(db)
  let isLeader = false
  return {
    async leads() {
      try {
        isLeader = (await reader.values(takeLock))[0]?.[0] === true
      } catch {
        // The database is away, so that no other process can have become the leader.
      }
      return isLeader
    },
    stop: () => reader.close(),
  }
}
