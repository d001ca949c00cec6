import type { PasswordReset } from '@washhouse/contract/account/account.contract'
import { invalidToken } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { forgetTries, signInKey } from '../../../engines/attempts/attempts.rows.ts'
import { endLinks, readLink, takeLink } from '../../../engines/accounts/mail-links.rows.ts'
import { hashPassword } from '../../../engines/accounts/passwords/argon-password.ts'
import { endSessionsOf } from '../../../engines/accounts/sessions/member-session.rows.ts'
import type { Sent } from '../../../engines/calls/bound-write.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import { cancelMove } from '../email/cancel-move.ts'
import { takeIdentities } from '../identity/member-identity.rows.ts'
import { queueLeaving } from '../line/leave-line.ts'
import { keepNotice } from '../mail/queue-mail.ts'
import { requireGoodPassword } from './good-password.ts'
import { findPasswordOwner, setHashByMail } from './member-password.rows.ts'
import { confirmKey } from './own-password.ts'

/**
 * Sets a new password for whoever has the mail, which shows that the address is his, too. Where nobody had shown that
 * before, a stranger may have made the account: no other way in that he left behind goes on working.
 * @throws INVALID_TOKEN for a link that does not work, or not any more.
 */
export async function resetPassword(
  payload: BasePayload,
  { record, language, visitor }: Sent<PasswordReset>,
): Promise<undefined> {
  const { token, password } = record
  const link = await readLink(payload, 'reset', 'members', token)
  const owner = link && (await findPasswordOwner(payload, link.accountId))
  if (!link || owner?.email !== link.email || owner.status !== 'active') throw invalidToken()
  await requireGoodPassword(payload, password, owner, { language, visitor })
  const passwordHash = await hashPassword(password, visitor)
  const { id, email, emailVerified } = owner
  await writeWhole(payload, async () => {
    // Only now is the link used up: a password that was refused may be thought over.
    if (!(await takeLink(payload, 'reset', token))) throw invalidToken()
    if (!(await setHashByMail(payload, id, { email, passwordHash }))) throw invalidToken()
    await endSessionsOf(payload, id)
    if (!emailVerified) await queueLeaving(payload, await takeIdentities(payload, id))
    await endLinks(payload, { collection: 'members', id }, ['verify'])
    // A change of address that somebody else began; not what undoes one that was made.
    const isMoveCancelled = await cancelMove(payload, id)
    await keepNotice(payload, id, 'password-changed', { to: email, isMoveCancelled })
  })
  wakeOutbox()
  // He is here: what was tried before must not keep him from signing in.
  await forgetTries(payload, signInKey(payload, 'members', email, `network ${visitor}`))
  await forgetTries(payload, confirmKey(payload, id))
}
