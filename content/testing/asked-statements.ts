import type { BasePayload } from 'payload'
import { vi } from 'vitest'
import { z } from 'zod'
import { isPostgres, sqliteClientOf, isSqlite } from '../src/platform/database/dialect.ts'

const Statement = z.object({ sql: z.string(), params: z.array(z.unknown()) })
type Statement = z.infer<typeof Statement>

/** The SQL statements that are executed during `work`. */
export async function statementsOf(
  { db }: BasePayload,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  if (isPostgres(db)) {
    const asked = vi.spyOn(db.pool, 'query')
    await work()
    const calls: unknown[][] = asked.mock.calls
    asked.mockRestore()
    return calls.map(([asked, values = []]) => statementIn(asked, 'text', values))
  }
  if (!isSqlite(db)) throw new Error(`${db.name} is no SQL database`)
  const client = sqliteClientOf(db)
  const executed = vi.spyOn(client, 'execute')
  const valued = vi.spyOn(client, 'values')
  await work()
  const calls: unknown[][] = [...executed.mock.calls, ...valued.mock.calls]
  executed.mockRestore()
  valued.mockRestore()
  return calls.map(([asked, values = []]) => statementIn(asked, 'sql', values))
}

/** Drivers take text and values, or an object with both. */
function statementIn(asked: unknown, text: 'sql' | 'text', values: unknown): Statement {
  if (typeof asked === 'string') return Statement.parse({ sql: asked, params: values })
  const { [text]: sql, args, values: own } = z.record(z.string(), z.unknown()).parse(asked)
  return Statement.parse({ sql, params: args ?? own ?? values })
}
