import { LibsqlError, type InStatement, type ResultSet } from '@libsql/client'
import Database from 'libsql'
import DatabaseAside from 'libsql/promise'
import { plainValues, rowOf, toSqlite } from './sqlite-rows.ts'

interface Done {
  columns: string[]
  columnTypes: string[]
  rows: unknown[]
  /** Rows that a statement without an answer changed. */
  changes: number
  lastInsertRowid: bigint | undefined
}

/** A connection of libsql's own module, beneath `@libsql/client`; all that it does is done at once. */
export interface SqliteStatements {
  run(statement: InStatement): ResultSet
  /** What a statement finds, each row its values in order, bytes as buffers: no objects are made of them. */
  values(sql: string, args: readonly unknown[]): unknown[][]
  /** Several statements. */
  exec(sql: string): void
  /** The same on a thread of libsql's; until it is done nothing else may be asked of this connection, which would wait for it. */
  execAside(sql: string): Promise<void>
  readonly isInTransaction: boolean
  close(): void
}

/**
 * A connection that can commit on a thread, and gives rows as values, which `@libsql/client` cannot. It is that client's own
 * module, as a second SQLite in one process would drop the locks that the first has on the file. Errors bear the same codes.
 */
export function openSqliteStatements(url: string): SqliteStatements {
  const database = new Database(pathOf(url))

  function perform(sql: string, args: readonly unknown[]): Done {
    const values = args.map(toSqlite)
    try {
      const statement = database.prepare(sql)
      if (statement.columns().length === 0) {
        const { changes, lastInsertRowid } = statement.run(values)
        return {
          columns: [],
          columnTypes: [],
          rows: [],
          changes,
          lastInsertRowid: BigInt(lastInsertRowid),
        }
      }
      // Of integers the exact ones, so that one too large is an error and no other number.
      const rows = statement.raw(true).safeIntegers(true).all(values)
      // Only as it reads SQLite notices that a table has other columns by now.
      const columns = statement.columns()
      return {
        columns: columns.map(({ name }) => name),
        columnTypes: columns.map(({ type }) => type ?? ''),
        rows,
        changes: 0,
        lastInsertRowid: undefined,
      }
    } catch (error) {
      throw withCode(error)
    }
  }

  return {
    run(statement) {
      const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement
      if (!Array.isArray(args)) throw new TypeError('Statements take their values in order')
      return resultOf(perform(sql, args))
    },
    values: (sql, args) => perform(sql, args).rows.map(plainValues),
    exec(sql) {
      try {
        database.exec(sql)
      } catch (error) {
        throw withCode(error)
      }
    },
    async execAside(sql) {
      try {
        // Both of the module's classes hold its connection as `db`.
        await DatabaseAside.prototype.exec.call(database, sql)
      } catch (error) {
        throw withCode(error)
      }
    },
    get isInTransaction() {
      return database.inTransaction
    },
    close() {
      database.close()
    },
  }
}

/** As a promise of what is done at once. */
export async function settle<Result>(work: () => Result): Promise<Result> {
  return work()
}

function pathOf(url: string): string {
  return decodeURIComponent(url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, ''))
}

function resultOf({ columns, columnTypes, rows, ...done }: Done): ResultSet {
  const result = {
    columns,
    columnTypes,
    rows: rows.map((row) => rowOf(columns, row)),
    rowsAffected: done.changes,
    lastInsertRowid: done.lastInsertRowid,
  }
  return { ...result, toJSON: () => result }
}

function withCode(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const rawCode =
    'rawCode' in error && typeof error.rawCode === 'number' ? error.rawCode : undefined
  return new LibsqlError(error.message, String(error.code), rawCode, error)
}
