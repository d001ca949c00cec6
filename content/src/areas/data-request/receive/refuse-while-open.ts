import { dataRequestReference } from '@washhouse/contract/data-request/data-request-reference'
import type { DataRequestKind } from '@washhouse/contract/data-request/data-request.contract'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { requestsOf } from '../request/data-request.tables.ts'
import { isOf, type Asker } from '../request/stored-request.rows.ts'

/**
 * Refuses what somebody asks while he has an open request of the same kind. Called once whatever he writes at the same
 * moment waits.
 * @throws FAILED_VALIDATION of the field, with the `reference` of the open one.
 */
export async function refuseWhileOpen(
  payload: BasePayload,
  field: 'kind' | 'token',
  asked: { who: Asker; kind: DataRequestKind },
): Promise<void> {
  const table = requestsOf(payload)
  const [open] = await connectionTo(payload)
    .select({ id: table.id })
    .from(table)
    .where(and(isOf(table, asked.who), eq(table.kind, asked.kind), eq(table.state, 'open')))
    .limit(1)
  if (!open) return
  const reference = dataRequestReference(String(open.id))
  const reason = `A request of this kind is open already, reference ${reference}`
  throw failedValidation(field, 'open', reason, { reference })
}
