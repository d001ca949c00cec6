import { asc, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, type Connection } from '../../../ground/database/tables.ts'
import { breachActLabels, type BreachAct } from './breach.labels.ts'
import { breachStepsOf } from './breach.tables.ts'

interface NewStep {
  breach: string
  act: BreachAct
  note?: string | null
  /** Id of the member of staff. */
  by: number | null
}

/** Adds to the log of a breach, in the write that it tells of. */
export async function addBreachStep(
  payload: BasePayload,
  { note = null, ...step }: NewStep,
  connection: Connection = connectionTo(payload),
): Promise<void> {
  const now = new Date().toISOString()
  await connection
    .insert(breachStepsOf(payload))
    .values({ ...step, note, createdAt: now, updatedAt: now })
}

const Step = z.object({
  act: z.custom<BreachAct>(
    (value) => typeof value === 'string' && Object.hasOwn(breachActLabels, value),
  ),
  note: z.string().nullable(),
  by: z.union([z.number(), z.bigint(), z.string()]).transform(Number).nullable(),
  createdAt: z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString()),
})
export type BreachStep = z.infer<typeof Step>

/** What was done about a breach, in its order. */
export async function listBreachSteps(payload: BasePayload, breach: string): Promise<BreachStep[]> {
  const table = breachStepsOf(payload)
  const { act, note, by, createdAt } = table
  const rows = await connectionTo(payload)
    .select({ act, note, by, createdAt })
    .from(table)
    .where(eq(table.breach, breach))
    .orderBy(asc(table.id))
  return rows.map((row) => Step.parse(row))
}
