import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Connect } from 'payload'
import { endIndexesById, type SchemaChange, indexTranslations } from './planned-tables.ts'
import { migrationFolder } from './migration-folder.ts'
import { mostConnections } from './dialect.ts'
import { endSilentConnections } from './postgres-lines.ts'
import { requireFreeFolder } from './join-database.ts'
import { StartProblem } from '../start-problem.ts'
import { allowLongQueries } from './long-queries.ts'

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

type Server = Pick<PostgresAdapter, 'pg' | 'poolOptions'>
type Pg = PostgresAdapter['pg']

const missing = '3D000'
/** Another start has made it meanwhile. */
const alreadyMade = new Set(['42P04', '23505'])

/**
 * Creates the PostgreSQL database that DATABASE_URL names where the server has none. Payload would do so for a mistyped name, too,
 * and fail where two start at once.
 * @throws StartProblem where the data folder belongs to another database, or it cannot be created.
 */
async function createMissingDatabase({ pg, poolOptions }: Server): Promise<void> {
  const own = new pg.Client(poolOptions)
  // Whatever else is wrong, the adapter reports when it connects.
  if ((await findFailure(own, () => own.connect()))?.code !== missing) return
  await requireFreeFolder()
  const { database = '' } = own
  const url = new URL(poolOptions.connectionString ?? '')
  url.pathname = '/postgres'
  const server = new pg.Client({ ...poolOptions, connectionString: url.href })
  const failure = await findFailure(server, async () => {
    await server.connect()
    await allowLongQueries(() =>
      server.query(`CREATE DATABASE ${server.escapeIdentifier(database)}`),
    )
  })
  if (!failure || alreadyMade.has(failure.code ?? '')) return
  throw new StartProblem(
    `DATABASE_URL: there is no database ${database}, and it cannot be created (${failure.message}).`,
  )
}

/** Runs work that is all the connection is for. */
async function findFailure(
  client: InstanceType<Pg['Client']>,
  work: () => Promise<unknown>,
): Promise<(Error & { code?: string }) | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    await client.end()
  }
}
