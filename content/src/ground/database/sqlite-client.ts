import { createClient, type Client, type InStatement } from '@libsql/client'
import { isDatabaseBusy } from './database-busy.ts'
import { createWriteQueue, retryWhileBusy } from './write-queue.ts'

const journalBytes = 64 * 1024 ** 2
const askWhetherFree = 'BEGIN IMMEDIATE; ROLLBACK'

/**
 * SQLite through libsql, where writes wait for another program and nothing else does. On a connection that is opened
 * anew when a statement was refused: libsql leaves that so begun, until its garbage is collected. As long as that
 * lasts, SQLite commits nothing that this connection writes, and refuses it all after others have written
 * (SQLITE_BUSY_SNAPSHOT). A write asks first whether the database is free, since that leaves nothing begun.
 */
export function openSqliteClient(url: string): Client {
  let connection: Connection | undefined
  // A migration's, which is all that the service does then.
  let isInTransaction = false
  let isClosed = false
  const inTurn = createWriteQueue()

  async function run<Result>(
    work: (client: Client) => Promise<Result>,
    { leavesBegun } = { leavesBegun: true },
  ): Promise<Result> {
    if (isClosed) throw new Error('The database is closed')
    const used = (connection ??= connect())
    try {
      await used.ready
      // Somebody else may have left it meanwhile; from here on libsql does all at once.
      if (used.client.closed) return await run(work, { leavesBegun })
      return await work(used.client)
    } catch (error) {
      if (leavesBegun && isDatabaseBusy(error)) leave(used)
      throw error
    }
  }

  function connect(): Connection {
    const client = createClient({ url })
    const opened: Connection = { client, ready: prepare(client) }
    opened.ready.catch(() => leave(opened))
    return opened
  }

  function leave(used: Connection): void {
    if (connection === used) connection = undefined
    isInTransaction = false
    if (!used.client.closed) used.client.close()
  }

  const read = <Result>(work: (client: Client) => Promise<Result>) =>
    retryWhileBusy(() => run(work))

  const write = <Result>(work: (client: Client) => Promise<Result>) =>
    inTurn(async () => {
      if (!isInTransaction)
        await run((client) => client.executeMultiple(askWhetherFree), { leavesBegun: false })
      return run(work)
    })

  return {
    execute: (statement: InStatement) =>
      (isRead(statement) ? read : write)(async (client) => {
        const result = await client.execute(statement)
        isInTransaction = isInTransaction ? !endsTransaction(statement) : beginsOne(statement)
        return result
      }),
    // What began as a read could be refused half way.
    batch: (statements, mode) =>
      mode === 'read'
        ? read((client) => client.batch(statements, mode))
        : write((client) => client.batch(statements, 'write')),
    migrate: (statements) => write((client) => client.migrate(statements)),
    executeMultiple: (sql) => write((client) => client.executeMultiple(sql)),
    sync: () => read((client) => client.sync()),
    // After one, libsql's next connection has none of the settings below.
    transaction: () => Promise.reject(new Error('SQLite takes several statements as a batch')),
    close() {
      isClosed = true
      if (connection) leave(connection)
    },
    get closed() {
      return isClosed
    },
    protocol: 'file',
  }
}

const isRead = beginsWith(/^\s*(?:select|pragma|explain)\b/i)
const beginsOne = beginsWith(/^\s*begin\b/i)
const endsTransaction = beginsWith(/^\s*(?:commit|rollback)\b/i)

function beginsWith(words: RegExp) {
  return (statement: InStatement) =>
    words.test(typeof statement === 'string' ? statement : statement.sql)
}

interface Connection {
  client: Client
  ready: Promise<void>
}

async function prepare(client: Client): Promise<void> {
  await client.execute('PRAGMA busy_timeout = 0')
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute(`PRAGMA journal_size_limit = ${journalBytes}`)
  await client.execute('PRAGMA synchronous = FULL')
}
