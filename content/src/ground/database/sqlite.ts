import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { migrationFolder } from './migration-folder.ts'
import { indexTranslations } from './translations-index.ts'
import { holdUsed } from '../uses/hold-used.ts'

/** No transactions: after one, libsql's next connection has lost these settings. */
export function createSqlite(url: string): ReturnType<typeof sqliteAdapter> {
  return sqliteAdapter({
    client: { url },
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
    autoIncrement: true,
    push: false,
    migrationDir: migrationFolder('sqlite'),
    beforeSchemaInit: [holdUsed],
    afterSchemaInit: [indexTranslations(index)],
  })
}
