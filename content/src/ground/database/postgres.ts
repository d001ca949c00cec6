import { postgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Connect } from 'payload'
import { createMissingDatabase } from './create-missing.ts'
import { endIndexesById } from './end-indexes-by-id.ts'
import { migrationFolder } from './migration-folder.ts'
import { mostConnections } from './postgres-connections.ts'
import { endSilentConnections } from './postgres-lines.ts'
import type { SchemaChange } from './planned-tables.ts'
import { indexTranslations } from './translations-index.ts'

/** Of each connection, at the server. */
const settings = {
  // Compiling the joins of a page of sections takes PostgreSQL seconds, running them milliseconds.
  jit: 'off',
  // A query whose client has ended its connection is given up, and lets go of its locks (PostgreSQL 14).
  client_connection_check_interval: '5s',
  // So is a transaction of a process that has vanished. A large upload may wait inside one for its turn.
  idle_in_transaction_session_timeout: '5min',
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
}

export function createPostgres(
  url: string,
  changeSchema: SchemaChange,
): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter({
    pool: {
      connectionString: url,
      max: mostConnections,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 3000,
      options: Object.entries(settings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    },
    push: false,
    migrationDir: migrationFolder('postgres'),
    beforeSchemaInit: [changeSchema, endIndexesById],
    afterSchemaInit: [indexTranslations(index)],
  })
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const connect = db.connect?.bind(db)
      return Object.assign(db, {
        pg: endSilentConnections(db.pg),
        connect: async (...given: Parameters<Connect>) => {
          await createMissingDatabase(db)
          await connect?.(...given)
        },
      })
    },
  }
}
