import { createHash } from 'node:crypto'
import {
  dataRequestKinds,
  type DataRequestProof,
} from '@washhouse/contract/data-request/data-request.contract'
import { invalidToken } from '@washhouse/contract/wire/errors'
import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { connectionTo, holdRows, writeWhole } from '../../../ground/database/tables.ts'
import { keepMails } from '../mail/data-request-mails.ts'
import { keepArrival } from '../mail/gather-arrivals.ts'
import { addStep } from '../request/add-step.rows.ts'
import { requestsOf } from '../request/data-request.tables.ts'
import { refuseWhileOpen } from './refuse-while-open.ts'

/** For so many days the mailed link works. */
export const proofDays = 7

export const hashOfProof = (token: string) => createHash('sha256').update(token).digest('hex')

const Asked = z.object({ id: z.string(), kind: z.enum(dataRequestKinds), email: z.string() })

/**
 * Whoever has the mail has the address, and with it the data that are kept under it. The link works once.
 * @throws INVALID_TOKEN, and FAILED_VALIDATION while a request of the same kind about the address is open: the link stays.
 */
export async function proveRequest(
  payload: BasePayload,
  { token }: DataRequestProof,
): Promise<void> {
  const table = requestsOf(payload)
  const now = new Date().toISOString()
  const isIt = and(
    eq(table.proofHash, hashOfProof(token)),
    eq(table.state, 'unproven'),
    gt(table.proofUntil, now),
  )
  await writeWhole(payload, async () => {
    const { email } = await findAsked(payload, isIt)
    await holdRows(payload, table, eq(table.email, email))
    // As another link to the address has left it that was used at the same moment, or this one.
    const { id, kind } = await findAsked(payload, isIt)
    await refuseWhileOpen(payload, 'token', { who: { email }, kind })
    await connectionTo(payload)
      .update(table)
      .set({ state: 'open', proofHash: null, proofUntil: null, updatedAt: now })
      .where(isIt)
    await addStep(payload, { request: id, act: 'proven' })
    await keepMails(payload, id, ['data-received'])
    await keepArrival(payload, id)
  })
  wakeOutbox()
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
