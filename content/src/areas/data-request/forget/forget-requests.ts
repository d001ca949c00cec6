import { and, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { requestsOf, stepsOf } from '../request/data-request.tables.ts'

/** For so long it can be shown that a request was answered, and how. */
export const keptDays = 365
/** What nobody has shown to be his by then is nobody's. */
export const unprovenDays = 30

const dayMs = 24 * 60 * 60_000
const batch = 100

/** Erases requests that were closed a year before a moment, and those that nobody proved, with their logs. */
export async function forgetRequests(payload: BasePayload, now = new Date()): Promise<void> {
  const { state, closedAt, createdAt } = requestsOf(payload)
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const isClosed = inArray(state, ['answered', 'refused'])
  await forget(payload, and(isClosed, lte(closedAt, before(keptDays))))
  await forget(payload, and(eq(state, 'unproven'), lte(createdAt, before(unprovenDays))))
}

async function forget(payload: BasePayload, which: SQL | undefined): Promise<void> {
  while (await forgetSome(payload, which));
}

/** Whether there may be more. */
async function forgetSome(payload: BasePayload, which: SQL | undefined): Promise<boolean> {
  const table = requestsOf(payload)
  return await writeWhole(payload, async () => {
    const connection = connectionTo(payload)
    const rows = await connection.select({ id: table.id }).from(table).where(which).limit(batch)
    if (rows.length === 0) return false
    const ids = rows.map(({ id }) => id)
    await connection.delete(stepsOf(payload)).where(inArray(stepsOf(payload).request, ids))
    // What was opened again meanwhile stays.
    await connection.delete(table).where(and(inArray(table.id, ids), which))
    return rows.length === batch
  })
}
