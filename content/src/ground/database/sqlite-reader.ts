import {
  LibsqlError,
  type Client,
  type InStatement,
  type ResultSet,
  type Row,
} from '@libsql/client'
import Database from 'libsql'
import { plainValues, rowsOf, toSqlite, type RowMaker } from './sqlite-rows.ts'

/** What reads ask of a connection. */
export interface SqliteReader extends Pick<Client, 'execute' | 'batch' | 'close' | 'closed'> {
  /** What a statement finds, each row its values in order, bytes as buffers: no objects are made of them. */
  values(sql: string, args: readonly unknown[]): Promise<unknown[][]>
}

/** Statements that are kept ready, those used last. */
const mostKept = 200

const allColumns = /(?:\bselect|\.)\s*\*|^\s*pragma\b/i

interface Ready {
  statement: Database.Statement<unknown[]>
  columns: string[]
  columnTypes: string[]
  makeRow: RowMaker
}

interface Found extends Ready {
  rows: unknown[]
}

/**
 * A connection for reading that keeps its statements ready: `@libsql/client` prepares each anew, which costs more than
 * most reads. It is libsql's own module beneath that client, as a second SQLite in one process would drop the locks
 * that the first has on the file. Errors bear the same codes.
 */
export function openSqliteReader(url: string): SqliteReader {
  const database = new Database(pathOf(url))
  const kept = new Map<string, Ready>()
  let isClosed = false

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
  function run(found: Ready, values: unknown[]): Found | undefined {
    const { statement, columns } = found
    if (columns.length === 0) {
      statement.run(values)
      return { ...found, rows: [] }
    }
    const rows = statement.all(values)
    const [first] = rows
    if (Array.isArray(first) && first.length !== columns.length) return undefined
    return { ...found, rows }
  }

  function find(sql: string, args: readonly unknown[]): Found {
    const values = args.map(toSqlite)
    try {
      const found = run(ready(sql), values) ?? run(prepare(sql), values)
      if (!found) throw new Error('The columns of a table change again and again')
      return found
    } catch (error) {
      // What failed half way stays begun until it is forgotten.
      kept.delete(sql)
      throw withCode(error)
    }
  }

  function read(statement: InStatement): ResultSet {
    const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement
    if (!Array.isArray(args)) throw new TypeError('Statements take their values in order')
    const { columns, columnTypes, rows, makeRow } = find(sql, args)
    return resultOf(columns, columnTypes, rows.map(makeRow))
  }

  return {
    execute: (statement: InStatement) => settle(() => read(statement)),
    values: (sql, args) => settle(() => find(sql, args).rows.map(plainValues)),
    batch: (statements) =>
      settle(() => {
        database.exec('BEGIN')
        try {
          return statements.map((statement) => read(statement))
        } finally {
          database.exec('ROLLBACK')
        }
      }),
    close() {
      isClosed = true
      kept.clear()
      database.close()
    },
    get closed() {
      return isClosed
    },
  }
}

/** As a promise of what is done at once. */
async function settle<Result>(work: () => Result): Promise<Result> {
  return work()
}

function pathOf(url: string): string {
  return decodeURIComponent(url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, ''))
}

function resultOf(columns: string[], columnTypes: string[], rows: Row[]): ResultSet {
  const result = { columns, columnTypes, rows, rowsAffected: 0, lastInsertRowid: undefined }
  return { ...result, toJSON: () => result }
}

function withCode(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const rawCode =
    'rawCode' in error && typeof error.rawCode === 'number' ? error.rawCode : undefined
  return new LibsqlError(error.message, String(error.code), rawCode, error)
}
