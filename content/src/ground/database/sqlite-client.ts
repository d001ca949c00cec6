import { AsyncLocalStorage } from 'node:async_hooks'
import type { Client, InStatement } from '@libsql/client'
import { openSqliteConnection } from './sqlite-connection.ts'
import { openSqliteReader, type SqliteReader } from './sqlite-reader.ts'
import { openSqliteWriter, type SqliteWriter } from './sqlite-writer.ts'
import { createWriteQueue, retryWhileBusy } from './write-queue.ts'

const askWhetherFree = 'BEGIN IMMEDIATE; ROLLBACK'

export interface SqliteClient extends Client, Pick<SqliteReader, 'values'> {
  /** All that the work writes is stored at once, or nothing of it where the work fails. */
  atomically<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * SQLite through libsql, where writes wait for another program and nothing else does. Writes have a connection of their
 * own: reads see nothing of what is not stored yet, except those that belong to it. A write asks first whether the
 * database is free, since that leaves nothing begun.
 */
export function openSqliteClient(url: string): SqliteClient {
  const reading = openSqliteConnection(() => openSqliteReader(url))
  const writing = openSqliteConnection(() => openSqliteWriter(url))
  const inTurn = createWriteQueue()
  const begun = new AsyncLocalStorage<Transaction>()
  let isClosed = false

  /** Of the transaction that the caller's work belongs to. */
  function ownClient(): SqliteWriter | undefined {
    const transaction = begun.getStore()
    return transaction?.isOpen ? transaction.client : undefined
  }

  async function read<Result>(work: Work<Result, SqliteReader>): Promise<Result> {
    const own = ownClient()
    return own ? work(own) : retryWhileBusy(() => reading.run(work))
  }

  async function values(sql: string, args: readonly unknown[]): Promise<unknown[][]> {
    return read((connection) => connection.values(sql, args))
  }

  async function write<Result>(work: Work<Result>): Promise<Result> {
    const own = ownClient()
    if (own) return work(own)
    return inTurn(async () => {
      await requireFree()
      return writing.run(work)
    })
  }

  async function requireFree(): Promise<void> {
    await writing.run((client) => client.executeMultiple(askWhetherFree), { leavesBegun: false })
  }

  async function begin(): Promise<SqliteWriter> {
    await requireFree()
    return writing.run(async (client) => {
      await client.execute('BEGIN IMMEDIATE')
      return client
    })
  }

  async function atomically<Result>(work: () => Promise<Result>): Promise<Result> {
    if (ownClient()) return work()
    return inTurn(async () => {
      const client = await begin()
      const transaction: Transaction = { client, isOpen: true }
      try {
        // A query begins when it is awaited: within, or it would wait for the end of this very work.
        const result = await begun.run(transaction, async () => await work())
        // What the work left running shall not write between this end and the next one's turn.
        transaction.isOpen = false
        await client.execute('COMMIT')
        return result
      } catch (error) {
        await rollBack(client)
        throw error
      } finally {
        transaction.isOpen = false
      }
    })
  }

  async function rollBack(client: SqliteWriter): Promise<void> {
    try {
      await client.execute('ROLLBACK')
    } catch {
      // SQLite has done so itself, as after a full disk, or the connection is of no more use.
      writing.leave(client)
    }
  }

  return {
    atomically,
    values,
    execute: (statement: InStatement) =>
      (isRead(statement) ? read : write)((client) => client.execute(statement)),
    batch: async (statements, mode) => {
      const own = ownClient()
      if (own) return Promise.all(statements.map((statement) => own.execute(statement)))
      // What began as a read could be refused half way.
      return mode === 'read'
        ? read((client) => client.batch(statements, mode))
        : write((client) => client.batch(statements, mode))
    },
    migrate: (statements) => writeAlone((client) => client.migrate(statements)),
    executeMultiple: (sql) => writeAlone((client) => client.executeMultiple(sql)),
    sync: () => Promise.reject(new Error('The database is a file of its own')),
    transaction: () => Promise.reject(new Error('SQLite takes several statements by atomically()')),
    close() {
      isClosed = true
      reading.close()
      writing.close()
    },
    get closed() {
      return isClosed
    },
    protocol: 'file',
  }

  /** What libsql ends by a transaction of its own. */
  async function writeAlone<Result>(work: Work<Result>): Promise<Result> {
    if (ownClient()) throw new Error('Inside atomically() statements are executed one by one')
    return write(work)
  }
}

type Work<Result, Used = SqliteWriter> = (client: Used) => Promise<Result>

interface Transaction {
  client: SqliteWriter
  /** Once it has ended, what its work left behind goes its own way. */
  isOpen: boolean
}

function isRead(statement: InStatement): boolean {
  const sql = typeof statement === 'string' ? statement : statement.sql
  return /^\s*(?:select|pragma|explain)\b/i.test(sql)
}
