import type { Client } from '@libsql/client'
import { openSqliteStatements, settle } from './sqlite-statements.ts'

export interface SqliteReader extends Pick<Client, 'execute' | 'batch' | 'close' | 'closed'> {
  /** The rows as arrays of values in column order, bytes as buffers. Avoids row objects. */
  values(sql: string, args: readonly unknown[]): Promise<unknown[][]>
}

export function openSqliteReader(url: string): SqliteReader {
  const statements = openSqliteStatements(url)
  let isClosed = false

  return {
    execute: (statement) => settle(() => statements.run(statement)),
    values: (sql, args) => settle(() => statements.values(sql, args)),
    batch: (asked) =>
      settle(() => {
        statements.exec('BEGIN')
        try {
          return asked.map((statement) => statements.run(statement))
        } finally {
          statements.exec('ROLLBACK')
        }
      }),
    close() {
      isClosed = true
      statements.close()
    },
    get closed() {
      return isClosed
    },
  }
}
