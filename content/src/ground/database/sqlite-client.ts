import { createClient, type Client } from '@libsql/client'
import { isDatabaseBusy } from './database-busy.ts'

const busyTimeoutMs = 5000
const journalBytes = 64 * 1024 ** 2

/**
 * SQLite through libsql, on a connection that is opened anew when it waited for the database in vain. libsql
 * leaves a statement that was refused so begun, until its garbage is collected: as long as that lasts, SQLite
 * commits nothing that this connection writes, and refuses it all after others have written (SQLITE_BUSY_SNAPSHOT).
 */
export function openSqliteClient(url: string): Client {
  let connection: Client | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  // libsql works on one at a time anyway; here none begins before a connection that failed is left.
  function inTurn<Result>(work: (connection: Client) => Promise<Result>): Promise<Result> {
    const result = last.then(() => run(work))
    last = result.then(ignore, ignore)
    return result
  }

  async function run<Result>(work: (connection: Client) => Promise<Result>): Promise<Result> {
    if (isClosed) throw new Error('The database is closed')
    connection ??= await connect(url)
    try {
      return await work(connection)
    } catch (error) {
      if (isDatabaseBusy(error)) leaveConnection()
      throw error
    }
  }

  function leaveConnection(): void {
    connection?.close()
    connection = undefined
  }

  return {
    execute: (statement) => inTurn((open) => open.execute(statement)),
    batch: (statements, mode) => inTurn((open) => open.batch(statements, mode)),
    migrate: (statements) => inTurn((open) => open.migrate(statements)),
    executeMultiple: (sql) => inTurn((open) => open.executeMultiple(sql)),
    sync: () => inTurn((open) => open.sync()),
    // After one, libsql's next connection has none of the settings below.
    transaction: () => Promise.reject(new Error('SQLite takes several statements as a batch')),
    close() {
      isClosed = true
      leaveConnection()
    },
    get closed() {
      return isClosed
    },
    protocol: 'file',
  }
}

async function connect(url: string): Promise<Client> {
  const connection = createClient({ url })
  try {
    await connection.execute(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
    await connection.execute('PRAGMA journal_mode = WAL')
    await connection.execute(`PRAGMA journal_size_limit = ${journalBytes}`)
    await connection.execute('PRAGMA synchronous = FULL')
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Whoever asked has the result, and the failure. */
function ignore(): void {}
