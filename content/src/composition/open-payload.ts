import { mkdir } from 'node:fs/promises'
import { getPayload, type BasePayload } from 'payload'
import { isPostgres, isSqlite } from '../ground/database/dialect.ts'
import { env } from '../ground/env.ts'
import {
  appliedOnPostgres,
  appliedOnSqlite,
  keepCopyBefore,
} from '../ground/database/before-migration.ts'

/** Payload with its database open and migrated: the one way to start it, for service, seed and tests. */
export async function openPayload({ cron = false } = {}): Promise<BasePayload> {
  await mkdir(env.mediaDir, { recursive: true })
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, cron })
  surviveLostConnections(payload)
  await migrate(payload)
  return payload
}

/** A pool whose idle connection is cut, as by a restart of PostgreSQL, would end the process. */
function surviveLostConnections({ db, logger }: BasePayload): void {
  if (!isPostgres(db)) return
  db.pool.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'))
}

/** Stops timers and closes the database. */
export async function closePayload(payload: BasePayload): Promise<void> {
  const { db } = payload
  const client = isSqlite(db) ? db.client : undefined
  const pool = isPostgres(db) ? db.pool : undefined
  await payload.destroy()
  client?.close()
  // Not awaited: Payload keeps one connection of the pool to itself until the process ends.
  pool?.end().catch((error: unknown) => payload.logger.warn({ err: error }, 'closing failed'))
}

// Methods, so that the dialects' own argument types fit.
export interface Migration {
  name: string
  up(args: unknown): Promise<void>
  down(args: unknown): Promise<void>
}

async function migrate({ db }: BasePayload): Promise<void> {
  if (!isSqlite(db)) {
    const { migrations } = await import('../../migrations/postgres/index.ts')
    const all: Migration[] = migrations
    if (isPostgres(db)) await keepCopyBefore(all, await appliedOnPostgres(db))
    await db.migrate({ migrations: all })
    return
  }
  const { migrations } = await import('../../migrations/sqlite/index.ts')
  const all: Migration[] = migrations
  // All or nothing, and one process at a time: a start that was killed half-way can be repeated.
  await db.client.execute('BEGIN IMMEDIATE')
  try {
    await keepCopyBefore(all, await appliedOnSqlite(db))
    await db.migrate({ migrations: all })
    await db.client.execute('COMMIT')
  } catch (error) {
    await db.client.execute('ROLLBACK')
    throw error
  }
}
