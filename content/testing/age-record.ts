import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../src/platform/database/tables.ts'

/** Changes a record's dates; Payload itself always writes the current time. */
export async function ageRecord(
  payload: BasePayload,
  tableName: 'leads' | 'lead_photos' | 'board_pictures',
  id: string,
  moment: Date,
): Promise<void> {
  const table = tableOf(payload, tableName, ['id', 'createdAt', 'updatedAt'])
  const at = moment.toISOString()
  await connectionTo(payload)
    .update(table)
    .set({ createdAt: at, updatedAt: at })
    .where(eq(table.id, id))
}
