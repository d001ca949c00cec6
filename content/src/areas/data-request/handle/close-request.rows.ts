import type { DataRequestState } from '@washhouse/contract/data-request/data-request.contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { keepMails } from '../mail/data-request-mails.ts'
import { addStep } from '../request/add-step.rows.ts'
import { requestsOf } from '../request/data-request.tables.ts'

/** Who does what, and his words. */
export interface Acting {
  id: string
  /** Id of the member of staff. */
  by: number
  /** In his words: what he saw, what was done, or why. */
  reason: string
}

type Columns = Partial<
  Record<'state' | 'answer' | 'closedAt' | 'proof' | 'proofHash', string | null>
>

/** Closes an open request in the write that it is part of, and tells who asked; false where it is not open. */
export async function closeRequest(
  payload: BasePayload,
  { id, by, reason }: Acting,
  state: 'answered' | 'refused',
  content?: { to: string },
): Promise<boolean> {
  const columns = { state, answer: reason, closedAt: new Date().toISOString() }
  if (!(await moveFrom(payload, id, ['open'], columns))) return false
  await addStep(payload, { request: id, act: state, note: reason, by })
  await keepMails(payload, id, [`data-${state}`], content)
  return true
}

/** By one statement: of two at once one does it. */
export async function moveFrom(
  payload: BasePayload,
  id: string,
  from: DataRequestState[],
  columns: Columns,
): Promise<boolean> {
  const table = requestsOf(payload)
  const moved = await connectionTo(payload)
    .update(table)
    .set({ ...columns, updatedAt: new Date().toISOString() })
    .where(and(eq(table.id, id), inArray(table.state, from)))
    .returning({ id: table.id })
  return moved.length > 0
}
