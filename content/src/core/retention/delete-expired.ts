import { and, inArray, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, type Table, writeWhole } from '../../platform/database/tables.ts'
import type { Batch, RetentionJob } from './retention-job.ts'

export function deleteExpired<Rows extends Table<'id'>>(
  tableIn: (payload: BasePayload) => Rows,
  isDue: (table: Rows, batch: Batch) => SQL | undefined,
  /** Deletes dependent data in the same transaction. */
  also?: (payload: BasePayload, ids: readonly unknown[]) => Promise<void>,
): RetentionJob {
  return async (batch) => {
    const { payload, most, note } = batch
    return await writeWhole(payload, async () => {
      const rows = tableIn(payload)
      const table: Table<'id'> = rows
      const which = isDue(rows, batch)
      const due = connectionTo(payload)
        .select({ id: table.id })
        .from(table)
        .where(which)
        .limit(most)
      const gone = await connectionTo(payload)
        .delete(table)
        // Checks the condition again after locking each row: a row that was changed meanwhile may stay.
        .where(and(inArray(table.id, due), which))
        .returning({ id: table.id })
      if (gone.length === 0) return 0
      await also?.(
        payload,
        gone.map(({ id }) => id),
      )
      await note(gone.length)
      return gone.length
    })
  }
}
