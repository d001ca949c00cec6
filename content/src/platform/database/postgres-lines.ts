import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { queryLimitMs } from './long-queries.ts'

type Pg = PostgresAdapter['pg']
type Client = InstanceType<Pg['Client']>
type Pool = InstanceType<Pg['Pool']>

/**
 * PostgreSQL's driver, whose connections end once a query is not answered in time. A firewall or a failover can leave a
 * connection that stays silent for ever, and `pg` would go on to use it after a query has timed out.
 */
export function endSilentConnections(pg: Pg): Pg {
  class EndingClient extends pg.Client {
    constructor(...given: ConstructorParameters<Pg['Client']>) {
      super(...given)
      // Without a listener an error ends the process. All that is asked of the connection fails with the same error.
      this.on('error', () => {})
      limitQueries(this)
      releaseOnce(this)
    }
  }
  class EndingPool extends pg.Pool {
    constructor(config?: ConstructorParameters<Pg['Pool']>[0]) {
      super(Object.assign({}, config, { Client: EndingClient }))
      keepContext(this)
    }
  }
  return Object.assign(Object.create(pg), { Client: EndingClient, Pool: EndingPool })
}

function limitQueries(client: Client): void {
  const query = client.query.bind(client)
  Object.assign(client, {
    query(asked: unknown, ...others: unknown[]): unknown {
      const answer: unknown = Reflect.apply(query, undefined, [limited(asked), ...others])
      if (!(answer instanceof Promise)) return answer
      return answer.catch((error: unknown) => {
        // What follows in its transaction, a rollback at least, would wait for as long again.
        if (isTimeout(error)) void client.end()
        throw error
      })
    },
  })
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** The query with the time limit that `pg` keeps; a stream of rows is left as it is. */
function limited(asked: unknown): unknown {
  if (typeof asked === 'string') return { text: asked, query_timeout: queryLimitMs() }
  const isPlain = typeof asked === 'object' && asked !== null && !('submit' in asked)
  return isPlain ? { query_timeout: queryLimitMs(), ...asked } : asked
}

/**
 * Gives an ended connection back to its pool. Drizzle does not where not even BEGIN was answered, and after twelve of them
 * the pool would be used up.
 */
function releaseOnce(client: Client): void {
  let release: ((error?: unknown) => void) | undefined
  Object.defineProperty(client, 'release', {
    get: () => release,
    set(given: (error?: unknown) => void) {
      let isReleased = false
      release = (error) => {
        if (isReleased) return
        isReleased = true
        given(error)
      }
    },
  })
  client.once('end', () => release?.(true))
}

/** What waits for a connection is called by the work that gives one back, and would have the time limit of that work. */
function keepContext(pool: Pool): void {
  const connect = pool.connect.bind(pool)
  Object.assign(pool, {
    connect(callback?: (...given: unknown[]) => void): unknown {
      return Reflect.apply(connect, undefined, callback ? [AsyncLocalStorage.bind(callback)] : [])
    },
  })
}
