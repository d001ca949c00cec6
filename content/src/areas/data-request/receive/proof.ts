import { createHash } from 'node:crypto'
import type { DataRequestProof } from '@washhouse/contract/data-request/data-request.contract'
import { invalidToken } from '@washhouse/contract/wire/errors'
import { and, eq, gt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { keepMails } from '../mail/data-request-mails.ts'
import { addStep } from '../request/add-step.rows.ts'
import { requestsOf } from '../request/data-request.tables.ts'

/** For so many days the mailed link works. */
export const proofDays = 7

export const hashOfProof = (token: string) => createHash('sha256').update(token).digest('hex')

const Taken = z.array(z.object({ id: z.string() }))

/**
 * Whoever has the mail has the address, and with it the data that are kept under it. The link works once.
 * @throws INVALID_TOKEN.
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
    const rows = await connectionTo(payload)
      .update(table)
      .set({ state: 'open', proofHash: null, proofUntil: null, updatedAt: now })
      .where(isIt)
      .returning({ id: table.id })
    const [taken] = Taken.parse(rows)
    if (!taken) throw invalidToken()
    await addStep(payload, { request: taken.id, act: 'proven' })
    await keepMails(payload, taken.id, ['data-arrived', 'data-received'])
  })
  wakeOutbox()
}
