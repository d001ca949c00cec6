import type { BasePayload } from 'payload'
import { connectionTo, type Connection } from '../../../ground/database/tables.ts'
import type { Act } from './data-request.labels.ts'
import { stepsOf } from './data-request.tables.ts'

interface NewStep {
  request: string
  act: Act
  note?: string | null
  /** Id of the member of staff; null: who asked, or by itself. */
  by?: number | null
}

/** Adds to the log of a request, in the write that it tells of. */
export async function addStep(
  payload: BasePayload,
  { note = null, by = null, ...step }: NewStep,
  connection: Connection = connectionTo(payload),
): Promise<void> {
  const now = new Date().toISOString()
  await connection
    .insert(stepsOf(payload))
    .values({ ...step, note, by, createdAt: now, updatedAt: now })
}
