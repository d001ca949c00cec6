import { hash } from 'node:crypto'
import { is, Placeholder } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres, isSqlite, sqliteClientOf } from './dialect.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * A query that was built once, to be asked with the values of its placeholders; rows have theirs in order. A write
 * gives the rows that it returns.
 */
export type ReadyQuery = (values: Values) => Promise<unknown[][]>

interface Query {
  toSQL(): { sql: string; params: unknown[] }
}

/** Of a process: PostgreSQL keeps a statement in each connection until that ends. */
const mostPrepared = 200
const prepared = new Set<string>()

/** Building a query costs more than running it. It belongs to no transaction of Payload's. */
export function readyQuery({ db }: BasePayload, query: Query): ReadyQuery {
  const { sql, params } = query.toSQL()
  const fill = (values: Values): unknown[] =>
    params.map((param) => (is(param, Placeholder) ? values[param.name] : param))
  const name = isPostgres(db) ? nameOf(sql) : undefined
  return (values) => run(db, sql, fill(values), name)
}

/** The same for a query that is asked once. */
export async function runQuery({ db }: BasePayload, query: Query): Promise<unknown[][]> {
  const { sql, params } = query.toSQL()
  return run(db, sql, params)
}

async function run(
  db: BasePayload['db'],
  text: string,
  values: unknown[],
  name?: string,
): Promise<unknown[][]> {
  if (isSqlite(db)) return sqliteClientOf(db).values(text, values)
  if (!isPostgres(db)) throw new Error(`${db.name} is no SQL database`)
  const statement = { text, values, rowMode: 'array', ...(name && { name }) } as const
  return (await db.pool.query(statement)).rows
}

/** By its name PostgreSQL finds a statement parsed and planned; none, once there are enough. */
function nameOf(sql: string): string | undefined {
  const name = hash('sha256', sql, 'hex').slice(0, 40)
  if (prepared.size < mostPrepared) prepared.add(name)
  return prepared.has(name) ? name : undefined
}
