import { LibsqlError, type InStatement, type ResultSet } from '@libsql/client'
import Database from 'libsql'
import DatabaseAside from 'libsql/promise'
import { plainValues, rowsOf, toSqlite, type RowMaker } from './sqlite-rows.ts'

/** Maximum number of cached statements, least recently used evicted first. */
const mostKept = 200

const allColumns = /(?:\bselect|\.|\breturning)\s*\*|^\s*pragma\b/i

interface Ready {
  statement: Database.Statement<unknown[]>
  columns: string[]
  columnTypes: string[]
  makeRow: RowMaker
}

interface Done extends Ready {
  rows: unknown[]
  /** Rows changed by a statement without results. */
  changes: number
  lastInsertRowid: bigint | undefined
}

/** A connection of libsql's native module below `@libsql/client`; it works synchronously. */
export interface SqliteStatements {
  run(statement: InStatement): ResultSet
  /** The rows as arrays of values in column order, bytes as buffers. Avoids row objects. */
  values(sql: string, args: readonly unknown[]): unknown[][]
  /** Several statements, not cached. */
  exec(sql: string): void
  /** The same on a libsql thread. Do not use this connection before it resolves: any call would block. */
  execAside(sql: string): Promise<void>
  readonly isInTransaction: boolean
  close(): void
}

/**
 * A libsql connection with a cache of prepared statements. `@libsql/client` prepares every statement again, which takes
 * longer than running most of them: a member page would take 24 to 26 % more CPU time (decision 0038). The 200 most recently
 * used are cached; a failed one is evicted. Uses the native module of `@libsql/client`: a second SQLite library in the
 * process would end its file locks, as POSIX drops all locks of a process on a file that it closes. Error codes are those of `@libsql/client`.
 */
export function openSqliteStatements(url: string): SqliteStatements {
  const database = new Database(pathOf(url))
  const kept = new Map<string, Ready>()

  function prepare(sql: string): Ready {
    const statement = database.prepare(sql)
    const columns = statement.columns()
    const names = columns.map(({ name }) => name)
    // As BigInt, so that an integer that is too large is an error instead of a wrong number.
    if (names.length > 0) statement.raw(true).safeIntegers(true)
    return {
      statement,
      columns: names,
      columnTypes: columns.map(({ type }) => type ?? ''),
      makeRow: rowsOf(names),
    }
  }

  function ready(sql: string): Ready {
    const found = kept.get(sql)
    if (found) {
      // Move it to the end: most recently used.
      kept.delete(sql)
      kept.set(sql, found)
      return found
    }
    const made = prepare(sql)
    // Not cached: the columns of `*` may change.
    if (allColumns.test(sql)) return made
    kept.set(sql, made)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return made
  }

  /** Undefined if another connection changed the table's columns since the statement was prepared. */
  function runReady(found: Ready, values: unknown[]): Done | undefined {
    const { statement, columns } = found
    if (columns.length === 0) {
      const { changes, lastInsertRowid } = statement.run(values)
      return { ...found, rows: [], changes, lastInsertRowid: BigInt(lastInsertRowid) }
    }
    const rows = statement.all(values)
    const [first] = rows
    if (Array.isArray(first) && first.length !== columns.length) return undefined
    return { ...found, rows, changes: 0, lastInsertRowid: undefined }
  }

  function perform(sql: string, args: readonly unknown[]): Done {
    const values = args.map(toSqlite)
    try {
      const done = runReady(ready(sql), values) ?? runReady(prepare(sql), values)
      if (!done) throw new Error('The columns of a table change again and again')
      return done
    } catch (error) {
      // A failed statement stays unfinished until it is garbage-collected.
      kept.delete(sql)
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
        // Works because `Database` and `DatabaseAside` both hold their connection in the field `db`.
        await DatabaseAside.prototype.exec.call(database, sql)
      } catch (error) {
        throw withCode(error)
      }
    },
    get isInTransaction() {
      return database.inTransaction
    },
    close() {
      kept.clear()
      database.close()
    },
  }
}

/** Wraps synchronous work in a promise. */
export async function settle<Result>(work: () => Result): Promise<Result> {
  return work()
}

function pathOf(url: string): string {
  return decodeURIComponent(url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, ''))
}

function resultOf({ columns, columnTypes, rows, makeRow, ...done }: Done): ResultSet {
  const result = {
    columns,
    columnTypes,
    rows: rows.map(makeRow),
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
