import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../src/platform/database/tables.ts'

/** Puts a record back in time; Payload itself always writes now. */
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
