import { postgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { endIndexesById } from './end-indexes-by-id.ts'
import { migrationFolder } from './migration-folder.ts'
import { mostConnections } from './postgres-connections.ts'
import { indexTranslations } from './translations-index.ts'
import { holdUsed } from '../uses/hold-used.ts'

export function createPostgres(url: string): ReturnType<typeof postgresAdapter> {
  return postgresAdapter({
    // Compiling the joins of a page of sections takes PostgreSQL seconds, running them milliseconds.
    pool: {
      connectionString: url,
      max: mostConnections,
      connectionTimeoutMillis: 5000,
      options: '-c jit=off',
    },
    push: false,
    migrationDir: migrationFolder('postgres'),
    beforeSchemaInit: [holdUsed, endIndexesById],
    afterSchemaInit: [indexTranslations(index)],
  })
}
