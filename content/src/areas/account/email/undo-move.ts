import { invalidToken } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import {
  endLaterLinks,
  endLinks,
  isOvertaken,
  readLink,
  takeLink,
} from '../../../engines/accounts/mail-links.rows.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import { endSessionsOf } from '../../../engines/accounts/sessions/member-session.rows.ts'
import { takeIdentities } from '../identity/member-identity.rows.ts'
import { queueLeaving } from '../line/leave-line.ts'
import { keepLink } from '../mail/queue-mail.ts'
import { restoreEmail } from './member-email.rows.ts'

/**
 * Gives an account back to the address that it was moved from, and to nobody else: sessions, the password, other
 * ways in and what was mailed later end. Links of moves before this one go on working: whoever took the account over
 * and moved it again must not end its owner's.
 * @throws INVALID_TOKEN for a link that does not work, or not any more.
 */
export async function undoMove(payload: BasePayload, token: string): Promise<undefined> {
  const link = await readLink(payload, 'undo', 'members', token)
  if (!link) throw invalidToken()
  const { accountId: id, email, openedAt } = link
  const account = { collection: 'members', id } as const
  await writeWhole(payload, async () => {
    if (!(await takeLink(payload, 'undo', token))) throw invalidToken()
    await endLaterLinks(payload, account, 'undo', openedAt)
    // Of two who undo at the same moment the one wins whose the account was first.
    const overtaken = isOvertaken(payload, account, 'undo', openedAt)
    if (!(await restoreEmail(payload, id, email, overtaken))) throw invalidToken()
    await endSessionsOf(payload, id)
    await queueLeaving(payload, await takeIdentities(payload, id))
    await endLinks(payload, account, ['reset', 'verify', 'email'])
    await keepLink(payload, id, 'reset', { isUndone: true })
  })
  wakeOutbox()
}
