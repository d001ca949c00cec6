import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { queryLimitMs } from './long-queries.ts'

type Pg = PostgresAdapter['pg']
type Client = InstanceType<Pg['Client']>
type Pool = InstanceType<Pg['Pool']>

/**
 * Returns PostgreSQL's driver with connections that close after a query timeout. A firewall or failover can leave a dead
 * connection, which `pg` would reuse after the timeout.
 */
export function endSilentConnections(pg: Pg): Pg {
  class EndingClient extends pg.Client {
    constructor(...given: ConstructorParameters<Pg['Client']>) {
      super(...given)
      // An error without a listener would end the process. All queries of the connection fail with the same error.
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
      return answer.then(requireCommitted, (error: unknown) => {
        // The transaction's next query, at least a rollback, would wait as long again.
        if (isTimeout(error)) void client.end()
        throw error
      })

      function requireCommitted(result: unknown): unknown {
        if (textOf(asked) === 'commit' && Object(result).command === 'ROLLBACK')
          throw new Error(rolledBack)
        return result
      }
    },
  })
}

/** PostgreSQL answers a COMMIT with a rollback, and no error, if a statement of the transaction failed. */
const rolledBack = 'The transaction was rolled back, because one of its statements had failed'

function textOf(asked: unknown): unknown {
  return typeof asked === 'string' ? asked : Object(asked).text
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** Adds the time limit that `pg` enforces; row streams stay unchanged. */
function limited(asked: unknown): unknown {
  if (typeof asked === 'string') return { text: asked, query_timeout: queryLimitMs() }
  const isPlain = typeof asked === 'object' && asked !== null && !('submit' in asked)
  return isPlain ? { query_timeout: queryLimitMs(), ...asked } : asked
}

/** Releases a closed connection to its pool. Drizzle does not if BEGIN failed; twelve of these would exhaust the pool. */
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

/** The pool calls a waiting callback in the context of the work that releases a connection, which has another time limit. */
function keepContext(pool: Pool): void {
  const connect = pool.connect.bind(pool)
  Object.assign(pool, {
    connect(callback?: (...given: unknown[]) => void): unknown {
      return Reflect.apply(connect, undefined, callback ? [AsyncLocalStorage.bind(callback)] : [])
    },
  })
}
