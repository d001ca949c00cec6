import type { Client, InStatement } from '@libsql/client'
import { openSqliteConnection } from './sqlite-connection.ts'
import { openSqliteReader, type SqliteReader } from './sqlite-reader.ts'
import { createTransactions } from './sqlite-transactions.ts'
import { openSqliteWriter, type SqliteWriter } from './sqlite-writer.ts'
import { doAfterwards, type TransactionEnd } from './transaction-end.ts'
import { createWriteQueue, retryWhileBusy } from './write-queue.ts'

const askWhetherFree = 'BEGIN IMMEDIATE; ROLLBACK'

export interface SqliteClient extends Client, Pick<SqliteReader, 'values'> {
  /** Runs the work in one transaction. */
  atomically<Result>(work: () => Promise<Result>): Promise<Result>
  /**
   * The same for migrations. One that changes a column copies the table and drops the old one. With foreign keys enforced,
   * this would also delete all rows that refer to it, and a transaction cannot turn enforcement off.
   */
  migrating<Result>(work: () => Promise<Result>): Promise<Result>
  /** The end of the current transaction; undefined outside of one. */
  ownEnd(): TransactionEnd | undefined
  /** Runs work outside the current transaction. Its writes wait for the transaction's end, and persist if that fails. */
  outside<Result>(work: () => Result): Result
  url: string
}

/**
 * SQLite through libsql. Only writes wait for other programs. Writes have their own connection, so that other reads never
 * see uncommitted data. A write first checks that the database is free, because that check leaves no unfinished statement.
 */
export function openSqliteClient(url: string): SqliteClient {
  const reading = openSqliteConnection(() => openSqliteReader(url))
  const writing = openSqliteConnection(() => openSqliteWriter(url))
  const inTurn = createWriteQueue()
  const { isWithin, outside, ownClient, ownEnd, within } = createTransactions()
  let isClosed = false

  async function read<Result>(work: Work<Result, SqliteReader>): Promise<Result> {
    const own = await ownClient()
    return own ? work(own) : retryWhileBusy(() => reading.run(work))
  }

  async function values(sql: string, args: readonly unknown[]): Promise<unknown[][]> {
    const ask = (connection: SqliteReader) => connection.values(sql, args)
    return isRead(sql) ? read(ask) : write(ask)
  }

  async function write<Result>(work: Work<Result>): Promise<Result> {
    const own = await ownClient()
    if (own) return work(own)
    return inTurn(async () => {
      await requireFree()
      return writing.run(work)
    })
  }

  async function requireFree(): Promise<void> {
    await writing.run((client) => client.executeMultiple(askWhetherFree), { leavesBegun: false })
  }

  async function begin(keepsForeignKeys: boolean): Promise<SqliteWriter> {
    await requireFree()
    return writing.run(async (client) => {
      if (!keepsForeignKeys) await client.execute('PRAGMA foreign_keys = off')
      await client.execute('BEGIN IMMEDIATE')
      return client
    })
  }

  async function atomically<Result>(
    work: () => Promise<Result>,
    { keepsForeignKeys = true } = {},
  ): Promise<Result> {
    if (isWithin()) return work()
    const { result, end } = await inTurn(async () => {
      const client = await begin(keepsForeignKeys)
      try {
        const done = await within(client, work)
        await client.commit()
        return done
      } catch (error) {
        await rollBack(client)
        throw error
      } finally {
        // The next connection enforces foreign keys again.
        if (!keepsForeignKeys) writing.leave(client)
      }
    })
    await doAfterwards(end)
    return result
  }

  async function rollBack(client: SqliteWriter): Promise<void> {
    try {
      await client.execute('ROLLBACK')
    } catch {
      // SQLite has rolled back itself, as after a full disk, or the connection is broken.
      writing.leave(client)
    }
  }

  return {
    atomically: (work) => atomically(work),
    ownEnd,
    outside,
    migrating: (work) => atomically(work, { keepsForeignKeys: false }),
    url,
    values,
    execute: (statement: InStatement) =>
      (isRead(statement) ? read : write)((client) => client.execute(statement)),
    batch: async (statements, mode) => {
      const own = await ownClient()
      if (own) return Promise.all(statements.map((statement) => own.execute(statement)))
      // A read that turns into a write could be refused half way.
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

  /** For calls that libsql wraps in its own transaction. */
  async function writeAlone<Result>(work: Work<Result>): Promise<Result> {
    if (isWithin()) throw new Error('Inside atomically() statements are executed one by one')
    return write(work)
  }
}

type Work<Result, Used = SqliteWriter> = (client: Used) => Promise<Result>

function isRead(statement: InStatement): boolean {
  const sql = typeof statement === 'string' ? statement : statement.sql
  return /^\s*(?:select|pragma|explain)\b/i.test(sql)
}
