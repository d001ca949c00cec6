import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { namesIn } from '../../../platform/languages/labels.ts'
import { actLabels, type Act } from './administration.labels.ts'

const historyOf = (payload: BasePayload) => collectionTable(payload, 'member-history')

interface NewAct {
  /** Null once the member is erased. */
  member: string | null
  act: Act
  /** Id of the member of staff. */
  by: number | string
  reason?: string
}

const KeptAct = z.object({
  id: z.string(),
  act: z.enum(namesIn(actLabels)),
  reason: z.string().nullable(),
  by: z.union([z.number(), z.string()]).nullable(),
  at: z.coerce.date().transform((moment) => moment.toISOString()),
})
/** `at` in ISO 8601. */
export type KeptAct = z.infer<typeof KeptAct>

export async function noteAct(payload: BasePayload, { reason, ...act }: NewAct): Promise<void> {
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(historyOf(payload))
    .values({
      ...act,
      id: randomUUID(),
      reason: reason ?? null,
      createdAt: now,
      updatedAt: now,
    })
}

/** Latest first. */
export async function listHistory(payload: BasePayload, memberId: string): Promise<KeptAct[]> {
  const table = historyOf(payload)
  const { id, act, reason, by, createdAt } = table
  const rows = await connectionTo(payload)
    .select({ id, act, reason, by, at: createdAt })
    .from(table)
    .where(eq(table.member, memberId))
    .orderBy(desc(createdAt), desc(id))
  return rows.map((row) => KeptAct.parse(row))
}

export async function deleteHistory(payload: BasePayload, memberId: string): Promise<void> {
  const table = historyOf(payload)
  await connectionTo(payload).delete(table).where(eq(table.member, memberId))
}
