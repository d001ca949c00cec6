import { postgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { migrationFolder } from './migration-folder.ts'

type AdapterArgs = Parameters<typeof postgresAdapter>[0]
type SchemaHook = NonNullable<AdapterArgs['afterSchemaInit']>[number]

export function createPostgres(url: string): ReturnType<typeof postgresAdapter> {
  return postgresAdapter({
    // Compiling the joins of a page of sections takes PostgreSQL seconds, running them milliseconds.
    pool: { connectionString: url, max: 12, connectionTimeoutMillis: 5000, options: '-c jit=off' },
    push: false,
    migrationDir: migrationFolder('postgres'),
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
