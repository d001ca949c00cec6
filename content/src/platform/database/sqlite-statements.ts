import { LibsqlError, type InStatement, type ResultSet } from '@libsql/client'
import Database from 'libsql'
import DatabaseAside from 'libsql/promise'
import { plainValues, rowsOf, toSqlite, type RowMaker } from './sqlite-rows.ts'

/** Statements that are kept ready, those used last. */
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
  /** Rows that a statement without an answer changed. */
  changes: number
  lastInsertRowid: bigint | undefined
}

/** A connection of libsql's own module, beneath `@libsql/client`; all that it does is done at once. */
export interface SqliteStatements {
  run(statement: InStatement): ResultSet
  /** What a statement finds, each row its values in order, bytes as buffers: no objects are made of them. */
  values(sql: string, args: readonly unknown[]): unknown[][]
  /** Several statements, which are not kept. */
  exec(sql: string): void
  /** The same on a thread of libsql's; until it is done nothing else may be asked of this connection, which would wait for it. */
  execAside(sql: string): Promise<void>
  readonly isInTransaction: boolean
  close(): void
}

/**
 * A connection of libsql that keeps its prepared statements.
 * `@libsql/client` prepares every statement anew, which takes longer than running most of them: a member page would take
 * 24 to 26 % more processor time (decision 0038). The 200 statements used last are kept; one that fails is forgotten.
 * It uses the module beneath `@libsql/client`, as a second SQLite in one process would drop the file locks of the first.
 * Errors have the same codes as that client's.
 */
export function openSqliteStatements(url: string): SqliteStatements {
  const database = new Database(pathOf(url))
  const kept = new Map<string, Ready>()

  function prepare(sql: string): Ready {
    const statement = database.prepare(sql)
    const columns = statement.columns()
    const names = columns.map(({ name }) => name)
    // Of integers the exact ones, so that one too large is an error and no other number.
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
      // Last in its order.
      kept.delete(sql)
      kept.set(sql, found)
      return found
    }
    const made = prepare(sql)
    // Asked for all of its columns, a table may have others another time.
    if (allColumns.test(sql)) return made
    kept.set(sql, made)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return made
  }

  /** Undefined where the table has other columns by now: SQLite notices when it reads. */
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
      // What failed half way stays begun until it is forgotten.
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
      kept.clear()
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
