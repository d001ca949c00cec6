import { createHash } from 'node:crypto'
import type { MailedLinkState } from '@washhouse/contract/account/account.contract'
import {
  dataRequestKinds,
  type DataRequestProof,
  type DataRequestKind,
} from '@washhouse/contract/data-request/data-request.contract'
import { invalidToken, failedValidation } from '@washhouse/contract/wire/errors'
import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { dataRequestReference } from '@washhouse/contract/data-request/data-request-reference'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { connectionTo, lockRowsForUpdate, writeWhole } from '../../../platform/database/tables.ts'
import { queueMail, queueAcknowledgement } from '../mail/queue-mail.ts'
import { isOf, noteActs, type Requester, requestsOf } from '../request/stored-request.rows.ts'

/** Days for which the emailed link works. */
export const verificationDays = 7

export const hashOfVerification = (token: string) =>
  createHash('sha256').update(token).digest('hex')

const Asked = z.object({ id: z.string(), kind: z.enum(dataRequestKinds), email: z.string() })

/**
 * Confirms a request: the link proves control of the address, and so the right to its data. The link works once.
 * @throws INVALID_TOKEN, and FAILED_VALIDATION while a request of the same kind about the address is open: the link stays
 * valid.
 */
export async function proveRequest(
  payload: BasePayload,
  { token }: DataRequestProof,
): Promise<void> {
  const table = requestsOf(payload)
  const now = new Date().toISOString()
  const isIt = isProvenBy(payload, token)
  await writeWhole(payload, async () => {
    const { email } = await findAsked(payload, isIt)
    await lockRowsForUpdate(payload, table, eq(table.email, email))
    // Reads again after the lock: this link, or another one to the address, may have been used meanwhile.
    const { id, kind } = await findAsked(payload, isIt)
    await refuseWhileOpen(payload, 'token', { who: { email }, kind })
    await connectionTo(payload)
      .update(table)
      .set({ state: 'open', proofHash: null, proofUntil: null, updatedAt: now })
      .where(isIt)
    await noteActs(payload, id, ['received', 'proven'])
    await queueMail(payload, id, 'data-received')
    await queueAcknowledgement(payload, id)
  })
  wakeOutbox()
}

/** Whether the link of a request still works. Changes nothing. */
export async function checkProof(
  payload: BasePayload,
  { token }: DataRequestProof,
): Promise<MailedLinkState> {
  const found = await connectionTo(payload)
    .select({ id: requestsOf(payload).id })
    .from(requestsOf(payload))
    .where(isProvenBy(payload, token))
  return { state: found.length > 0 ? 'open' : 'spent' }
}

function isProvenBy(payload: BasePayload, token: string): SQL | undefined {
  const { proofHash, state, proofUntil } = requestsOf(payload)
  const isValid = gt(proofUntil, new Date().toISOString())
  return and(eq(proofHash, hashOfVerification(token)), eq(state, 'unproven'), isValid)
}

async function findAsked(payload: BasePayload, isIt: SQL | undefined) {
  const { id, kind, email } = requestsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ id, kind, email })
    .from(requestsOf(payload))
    .where(isIt)
  if (!row) throw invalidToken()
  return Asked.parse(row)
}

/**
 * Refuses a request while the requester has an open one of the same kind. The caller must have serialized the requester's
 * writes.
 * @throws FAILED_VALIDATION of the field, with the `reference` of the open one.
 */
export async function refuseWhileOpen(
  payload: BasePayload,
  field: 'kind' | 'token',
  asked: { who: Requester; kind: DataRequestKind },
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
