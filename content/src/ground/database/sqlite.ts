import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { migrationFolder } from './migration-folder.ts'

type AdapterArgs = Parameters<typeof sqliteAdapter>[0]
type SchemaHook = NonNullable<AdapterArgs['afterSchemaInit']>[number]

/** No transactions: after one, libsql's next connection has lost these settings. */
export function createSqlite(url: string): ReturnType<typeof sqliteAdapter> {
  return sqliteAdapter({
    client: { url },
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
    autoIncrement: true,
    push: false,
    migrationDir: migrationFolder('sqlite'),
    afterSchemaInit: [indexTranslations],
  })
}

// Payload indexes translations by language and parent; every read looks them up by parent alone.
const indexTranslations: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    if (!name.endsWith('_locales')) continue
    const indexName = `${name}_parent_idx`
    extendTable({
      table,
      extraConfig: (columns) => ({ [indexName]: index(indexName).on(columns['_parentID']) }),
    })
  }
  return schema
}
