import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { requireFreeFolder } from './join-database.ts'
import { StartProblem } from '../start-problem.ts'
import { allowLongQueries } from './long-queries.ts'

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
export async function createMissingDatabase({ pg, poolOptions }: Server): Promise<void> {
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
