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
import { doAfterwards, doLast, endOf } from './transaction-end.ts'

const settings = {
  // For a page of sections, JIT compilation of the joins takes seconds, running them milliseconds.
  jit: 'off',
  // Cancels a query whose client has disconnected, which releases its locks (PostgreSQL 14).
  client_connection_check_interval: '5s',
  // Ends the transaction of a process that has vanished. A large upload may wait for its turn inside a transaction.
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
      const commit = db.commitTransaction.bind(db)
      const failures = new WeakMap<object, { error: unknown }>()
      return Object.assign(db, {
        pg: endSilentConnections(db.pg),
        connect: async (...given: Parameters<Connect>) => {
          await createMissingDatabase(db)
          await connect?.(...given)
          noteFailures(db, failures)
        },
        commitTransaction: async (id: Promise<number | string> | number | string) => {
          const connection = db.sessions[await id]?.db ?? db
          const end = endOf(connection)
          await doLast(end)
          await commit(id)
          // Payload ignores it, although nothing is stored.
          const failure = failures.get(connection)
          if (failure) throw failure.error
          await doAfterwards(end)
        },
      })
    },
  }
}

/** Keeps the error of each transaction that fails, by its connection. */
function noteFailures(db: PostgresAdapter, failures: WeakMap<object, { error: unknown }>): void {
  const { drizzle } = db
  const transaction: typeof drizzle.transaction = drizzle.transaction.bind(drizzle)
  const noting: typeof transaction = async (work, config) => {
    let own: object | undefined
    try {
      return await transaction((connection) => {
        own = connection
        return work(connection)
      }, config)
    } catch (error) {
      if (own) failures.set(own, { error })
      throw error
    }
  }
  Object.assign(drizzle, { transaction: noting })
}

type Server = Pick<PostgresAdapter, 'pg' | 'poolOptions'>
type Pg = PostgresAdapter['pg']

const missing = '3D000'
/** Another start has created it meanwhile. */
const alreadyMade = new Set(['42P04', '23505'])

/**
 * Creates the PostgreSQL database of DATABASE_URL if it is missing. Payload itself would also create one for a mistyped
 * name, and fail if two processes start at once.
 * @throws StartProblem if the data folder belongs to another database, or it cannot be created.
 */
async function createMissingDatabase({ pg, poolOptions }: Server): Promise<void> {
  const own = new pg.Client(poolOptions)
  // The adapter reports other failures when it connects.
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
