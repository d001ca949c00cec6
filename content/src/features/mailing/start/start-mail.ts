import { invalidToken } from '@washhouse/contract/wire/errors'
import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readLink, takeLink } from '../../../core/accounts/mail-links.rows.ts'
import type { Member } from '../../../core/calls/member.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { forgiveBounces } from '../bounce/mail-bounce.rows.ts'
import { choicesOf, readChoice } from '../choice/mail-choices.rows.ts'
import { queueStart } from './start-outbox.ts'

/** Mails a link to the member's address, where that is stopped. */
export async function askMailStart(
  payload: BasePayload,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<undefined> {
  if ((await readChoice(payload, id)).stoppedAddress === email) await queueStart(payload, id)
}

/**
 * Has mail sent to an address again by the link that arrived there. What was turned back before counts no more.
 * @throws INVALID_TOKEN for a link that is unknown, too old or used, and where the address is not stopped any more.
 */
export async function startMail(payload: BasePayload, token: string): Promise<undefined> {
  const link = await readLink(payload, 'start', 'members', token)
  if (!link) throw invalidToken()
  await writeWhole(payload, async () => {
    if (!(await takeLink(payload, 'start', token))) throw invalidToken()
    const choices = choicesOf(payload)
    const isIt = and(eq(choices.memberId, link.accountId), eq(choices.stoppedAddress, link.email))
    const started = await connectionTo(payload)
      .update(choices)
      .set({ stoppedAddress: null, stoppedAt: null, updatedAt: new Date().toISOString() })
      .where(isIt)
      .returning({ memberId: choices.memberId })
    if (started.length === 0) throw invalidToken()
    await forgiveBounces(payload, link.accountId)
  })
}
