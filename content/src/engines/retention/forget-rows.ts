import { inArray, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, type Table, writeWhole } from '../../ground/database/tables.ts'
import type { Batch, RetentionJob } from './retention-job.ts'

/** The job that deletes those rows of a table that are due. */
export function forgetRows<Rows extends Table<'id'>>(
  tableIn: (payload: BasePayload) => Rows,
  isDue: (table: Rows, batch: Batch) => SQL | undefined,
): RetentionJob {
  return async (batch) => {
    const { payload, most, note } = batch
    return await writeWhole(payload, async () => {
      const rows = tableIn(payload)
      const table: Table<'id'> = rows
      const due = connectionTo(payload)
        .select({ id: table.id })
        .from(table)
        .where(isDue(rows, batch))
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
