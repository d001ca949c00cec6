import { is, Placeholder } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres, isSqlite, sqliteClientOf } from './dialect.ts'

/** A query that was built once, to be asked with the values of its placeholders; rows have theirs in order. */
export type ReadyQuery = (values: Readonly<Record<string, unknown>>) => Promise<unknown[][]>

/** Building a query costs more than running it. It belongs to no transaction of Payload's. */
export function readyQuery(
  { db }: BasePayload,
  query: { toSQL(): { sql: string; params: unknown[] } },
): ReadyQuery {
  const { sql, params } = query.toSQL()
  const fill = (values: Readonly<Record<string, unknown>>): unknown[] =>
    params.map((param) => (is(param, Placeholder) ? values[param.name] : param))
  if (isSqlite(db)) return (values) => sqliteClientOf(db).values(sql, fill(values))
  if (!isPostgres(db)) throw new Error(`${db.name} is no SQL database`)
  return async (values) => {
    const { rows } = await db.pool.query({ text: sql, values: fill(values), rowMode: 'array' })
    return rows
  }
}
