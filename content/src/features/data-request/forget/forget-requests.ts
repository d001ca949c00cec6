import { and, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { Batch, RetentionJob } from '../../../core/retention/retention-job.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { requestsOf, stepsOf } from '../request/stored-request.rows.ts'

type Requests = ReturnType<typeof requestsOf>

/** Erases requests that were closed long ago, with their logs. */
export const forgetClosed = forgetting(({ state, closedAt }, before) =>
  and(inArray(state, ['answered', 'refused']), lte(closedAt, before)),
)

/** Erases what nobody has shown to be his. */
export const forgetUnproven = forgetting(({ state, createdAt }, before) =>
  and(eq(state, 'unproven'), lte(createdAt, before)),
)

function forgetting(isDue: (requests: Requests, before: string) => SQL | undefined): RetentionJob {
  return async ({ payload, before, most, note }: Batch) =>
    await writeWhole(payload, async () => {
      const connection = connectionTo(payload)
      const table = requestsOf(payload)
      const which = isDue(table, before.toISOString())
      const rows = await connection.select({ id: table.id }).from(table).where(which).limit(most)
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      // What was opened again meanwhile stays, with its log.
      const gone = await connection
        .delete(table)
        .where(and(inArray(table.id, ids), which))
        .returning({ id: table.id })
      const steps = stepsOf(payload)
      const requests = gone.map(({ id }) => id)
      if (requests.length > 0)
        await connection.delete(steps).where(inArray(steps.request, requests))
      await note(gone.length)
      return gone.length
    })
}
