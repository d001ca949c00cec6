import type { BasePayload } from 'payload'
import { isPostgres, isSqlite, sqliteClientOf } from './dialect.ts'

interface Query {
  toSQL(): { sql: string; params: unknown[] }
}

/** Runs a query outside Payload's transactions. Returns rows as values in column order, for a write its returned rows. */
export async function runQuery({ db }: BasePayload, query: Query): Promise<unknown[][]> {
  const { sql: text, params: values } = query.toSQL()
  if (isSqlite(db)) return sqliteClientOf(db).values(text, values)
  if (!isPostgres(db)) throw new Error(`${db.name} is no SQL database`)
  return (await db.pool.query({ text, values, rowMode: 'array' })).rows
}
