import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isPostgres, isSqlite, sqliteClientOf } from '../src/platform/database/dialect.ts'

interface Query {
  toSQL(): { sql: string; params: unknown[] }
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Actual Rows'?: number | undefined
  'Actual Loops'?: number | undefined
  'Rows Removed by Filter'?: number | undefined
  'Parent Relationship'?: string | undefined
  Plans?: PlanNode[] | undefined
}

const PlanNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Actual Loops': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  'Parent Relationship': z.string().optional(),
  get Plans() {
    return z.array(PlanNode).optional()
  },
})
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: PlanNode })]) })])
const SqliteStep = z.object({ parent: z.coerce.number(), detail: z.string() })

/** The database's query plan, without the subqueries for choices of each record. */
export async function explain({ db }: BasePayload, query: Query): Promise<string[]> {
  const { sql, params } = query.toSQL()
  if (isPostgres(db)) {
    const { rows } = await db.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, params)
    return nodesOf(Explained.parse(rows)[0]['QUERY PLAN'][0].Plan)
  }
  if (!isSqlite(db)) throw new Error(`${db.name} is no SQL database`)
  const args = params.map((value) => z.union([z.string(), z.number()]).parse(value))
  const { rows } = await db.client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })
  const steps = rows.map((row) => SqliteStep.parse({ ...row }))
  return steps.filter(({ parent }) => parent === 0).map(({ detail }) => detail)
}

/** How a query reads a table's rows: SQLite's steps, or on PostgreSQL the number of rows of each step. */
export async function readsOf(
  { db }: BasePayload,
  { sql, params }: { sql: string; params: unknown[] },
  table: string,
): Promise<string[]> {
  if (isPostgres(db)) {
    const explain = `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`
    const { rows } = await db.pool.query(explain, params)
    return passedIn(Explained.parse(rows)[0]['QUERY PLAN'][0].Plan, table).map(String)
  }
  const steps = await sqliteSteps(db, { sql, params })
  return steps.filter((step) => new RegExp(`^(SCAN|SEARCH) ${table}\\b`).test(step))
}

/** Sort steps of a query on SQLite that no index replaces. */
export async function sortsOf(
  { db }: BasePayload,
  statement: { sql: string; params: unknown[] },
): Promise<string[]> {
  const steps = await sqliteSteps(db, statement)
  return steps.filter((step) => step.startsWith('USE TEMP B-TREE'))
}

async function sqliteSteps(
  db: BasePayload['db'],
  { sql, params }: { sql: string; params: unknown[] },
): Promise<string[]> {
  if (!isSqlite(db)) throw new Error(`${db.name} is not SQLite`)
  const found = await sqliteClientOf(db).execute({
    sql: `EXPLAIN QUERY PLAN ${sql}`,
    args: params.map((value) => z.union([z.string(), z.number(), z.boolean()]).parse(value)),
  })
  return found.rows.map((row) => SqliteStep.parse({ ...row }).detail)
}

function passedIn(node: PlanNode, table: string): number[] {
  const { 'Actual Rows': found = 0, 'Actual Loops': loops = 1, Plans = [] } = node
  const passed = (found + (node['Rows Removed by Filter'] ?? 0)) * loops
  const below = Plans.flatMap((plan) => passedIn(plan, table))
  return node['Relation Name'] === table ? [passed, ...below] : below
}

function nodesOf({ 'Node Type': type, Plans = [] }: PlanNode): string[] {
  const own = Plans.filter((plan) => plan['Parent Relationship'] !== 'SubPlan')
  return [type, ...own.flatMap(nodesOf)]
}
