import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapter } from 'payload'
import { isPostgres, isSqlite, sqliteClientOf } from './dialect.ts'

/** Longer than any of these reads takes; after that the connection counts as dead. */
const limitMs = 1000

export interface QuickReader {
  /** The rows as arrays. */
  values(statement: string): Promise<unknown[][]>
  close(): void
}

/**
 * For reads that must not wait. On PostgreSQL they have a connection of their own, because one of the pool is busy or may
 * have gone silent. If it does not answer within a second, another one is opened.
 */
export function openQuickReader(db: DatabaseAdapter): QuickReader {
  if (isSqlite(db))
    return { values: (statement) => sqliteClientOf(db).values(statement, []), close() {} }
  if (!isPostgres(db)) throw new Error(`${db.name} is no SQL database`)
  const { pg, poolOptions } = db
  let connecting: Promise<Client> | undefined

  async function connect(): Promise<Client> {
    const client = new pg.Client({ ...poolOptions, connectionTimeoutMillis: limitMs })
    await client.connect()
    return client
  }

  async function ask(text: string): Promise<unknown[][]> {
    const used = (connecting ??= connect())
    const asked = { text, values: [], rowMode: 'array' as const, query_timeout: limitMs }
    try {
      return (await (await used).query<unknown[]>(asked)).rows
    } catch (error) {
      if (connecting === used) connecting = undefined
      end(used)
      throw error
    }
  }

  return {
    // The first attempt may have found that the connection is dead.
    values: (statement) => ask(statement).catch(() => ask(statement)),
    close: () => connecting && end(connecting),
  }
}

/** A connection that is lost already cannot be ended properly. */
function end(connecting: Promise<Client>): void {
  connecting.then((client) => client.end()).catch(() => {})
}

type Client = InstanceType<PostgresAdapter['pg']['Client']>
