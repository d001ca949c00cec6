import { inArray, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, type Table, writeWhole } from '../../ground/database/tables.ts'
import type { Batch, RetentionJob } from './retention-job.ts'

/** The job that deletes those rows of a table that are due. */
export function forgetRows<Columns extends string>(
  tableIn: (payload: BasePayload) => Table<Columns | 'id'>,
  isDue: (table: Table<Columns | 'id'>, batch: Batch) => SQL | undefined,
): RetentionJob {
  return async (batch) => {
    const { payload, most, note } = batch
    return await writeWhole(payload, async () => {
      const table = tableIn(payload)
      const due = connectionTo(payload)
        .select({ id: table.id })
        .from(table)
        .where(isDue(table, batch))
        .limit(most)
      const gone = await connectionTo(payload)
        .delete(table)
        .where(inArray(table.id, due))
        .returning({ id: table.id })
      if (gone.length > 0) await note(gone.length)
      return gone.length
    })
  }
}
