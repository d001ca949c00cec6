import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isPostgres, isSqlite } from '../src/ground/database/dialect.ts'

interface Query {
  toSQL(): { sql: string; params: unknown[] }
}

interface PlanNode {
  'Node Type': string
  'Parent Relationship'?: string | undefined
  Plans?: PlanNode[] | undefined
}

const PlanNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Parent Relationship': z.string().optional(),
  get Plans() {
    return z.array(PlanNode).optional()
  },
})
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: PlanNode })]) })])
const SqliteStep = z.object({ parent: z.coerce.number(), detail: z.string() })

/** The steps in which the database answers a query, but for those of the choices ticked in each record. */
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

function nodesOf({ 'Node Type': type, Plans = [] }: PlanNode): string[] {
  const own = Plans.filter((plan) => plan['Parent Relationship'] !== 'SubPlan')
  return [type, ...own.flatMap(nodesOf)]
}
