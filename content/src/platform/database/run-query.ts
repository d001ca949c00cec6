import type { BasePayload } from 'payload'
import { isPostgres, isSqlite, sqliteClientOf } from './dialect.ts'

interface Query {
  toSQL(): { sql: string; params: unknown[] }
}

/**
 * Runs a query of the query builder; each row has its values in order. A write gives the rows that it returns. It belongs to
 * no transaction of Payload's.
 */
export async function runQuery({ db }: BasePayload, query: Query): Promise<unknown[][]> {
  const { sql: text, params: values } = query.toSQL()
  if (isSqlite(db)) return sqliteClientOf(db).values(text, values)
  if (!isPostgres(db)) throw new Error(`${db.name} is no SQL database`)
  return (await db.pool.query({ text, values, rowMode: 'array' })).rows
}
