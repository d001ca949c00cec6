import { mkdir } from 'node:fs/promises'
import { closeFiles, closeFolder, describeOpen } from '@washhouse/serving/private-folder'
import { getPayload, type BasePayload } from 'payload'
import { guardAudit } from '../core/audit/guard-audit.ts'
import { followChanges, stopFollowing } from '../core/changes/follow-changes.ts'
import { isPostgres, isSqlite } from '../platform/database/dialect.ts'
import { allowLongQueries } from '../platform/database/long-queries.ts'
import { migrateDatabase, migrationsFor } from '../platform/database/migrate.ts'
import { requireFolderForNewFile } from '../platform/database/join-database.ts'
import { env } from '../platform/env.ts'
import { joinStore } from '../platform/files/join-store.ts'
import { log } from '../platform/log.ts'

/** Opens Payload with a migrated database: the only way to start it, for the service, the seed and tests. */
export async function openPayload({ cron = false } = {}): Promise<BasePayload> {
  const payload = await openUnmigrated({ cron })
  await allowLongQueries(async () => {
    await migrateDatabase(payload.db, await migrationsFor(payload.db))
    await joinStore(payload.db)
    for (const folder of [env.mediaDir, env.libraryDir, env.uploadDir])
      await mkdir(folder, { recursive: true })
    await guardAudit(payload)
    await followChanges(payload)
  })
  return payload
}

export async function openUnmigrated({ cron = false } = {}): Promise<BasePayload> {
  closeData()
  await requireFolderForNewFile()
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, cron })
  surviveLostConnections(payload)
  return payload
}

/** No other account on this machine may read the data, even if an older version left it readable. */
function closeData(): void {
  const [, database] = /^file:(.+)$/.exec(env.databaseUrl) ?? []
  const files = database ? ['', '-wal', '-shm'].map((suffix) => database + suffix) : []
  const open = [...closeFolder(env.dataDir), ...closeFiles(files)]
  for (const line of describeOpen(open)) log.warn(line)
}

/** Without an error handler, a lost idle connection of the pool would end the process, as when PostgreSQL restarts. */
export function surviveLostConnections({ db, logger }: BasePayload): void {
  if (!isPostgres(db)) return
  db.pool.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'))
}

export async function closePayload(payload: BasePayload): Promise<void> {
  stopFollowing()
  const { db } = payload
  const client = isSqlite(db) ? db.client : undefined
  const pool = isPostgres(db) ? db.pool : undefined
  await payload.destroy()
  client?.close()
  // Not awaited: Payload reserves one connection of the pool until the process ends.
  pool?.end().catch((error: unknown) => payload.logger.warn({ err: error }, 'closing failed'))
}
