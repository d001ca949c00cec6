import type { Client, InStatement } from '@libsql/client'
import type { SqliteReader } from './sqlite-reader.ts'
import { openSqliteStatements, settle } from './sqlite-statements.ts'

export interface SqliteWriter extends SqliteReader, Pick<Client, 'migrate' | 'executeMultiple'> {
  /** Commits the transaction without blocking; resolves once it is on disk. */
  commit(): Promise<void>
}

/** A connection for writing; several statements run in one transaction. */
export function openSqliteWriter(url: string): SqliteWriter {
  const statements = openSqliteStatements(url)
  let isClosed = false

  function whole(all: readonly InStatement[], begin: string) {
    statements.exec(begin)
    try {
      const results = all.map((statement) => statements.run(statement))
      statements.exec('COMMIT')
      return results
    } finally {
      if (statements.isInTransaction) statements.exec('ROLLBACK')
    }
  }

  return {
    execute: (statement) => settle(() => statements.run(statement)),
    values: (sql, args) => settle(() => statements.values(sql, args)),
    commit: () => statements.execAside('COMMIT'),
    batch: (asked) => settle(() => whole(asked, 'BEGIN IMMEDIATE')),
    migrate: (asked) =>
      settle(() => {
        statements.exec('PRAGMA foreign_keys = off')
        try {
          return whole(asked, 'BEGIN IMMEDIATE')
        } finally {
          statements.exec('PRAGMA foreign_keys = on')
        }
      }),
    executeMultiple: (sql) =>
      settle(() => {
        try {
          statements.exec(sql)
        } finally {
          if (statements.isInTransaction) statements.exec('ROLLBACK')
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
