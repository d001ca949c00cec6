import { and, eq } from 'drizzle-orm'
import type {
  PasswordChange,
  PasswordRequest,
  PasswordReset,
} from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { invalidPayload, invalidToken } from '@washhouse/contract/wire/errors'
import { endLinks, readLink, redeemLink } from '../../../core/accounts/mail-links.rows.ts'
import { hashPassword } from '../../../core/accounts/passwords/argon-password.ts'
import { requireActiveSession } from '../../../core/accounts/sessions/active-session.ts'
import { endSessionsOf } from '../../../core/accounts/sessions/member-session.rows.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { cancelMove } from '../mail/cancel-email-change.ts'
import { changeMember, findMember, findMemberByEmail, isActiveAt } from '../member/member.rows.ts'
import { keepMail, queueLink } from '../mail/queue-mail.ts'
import { isWebsitePage } from '../../../platform/website-page.ts'
import { requireGoodPassword } from './good-password.ts'
import { requireOwnPassword, wrongPassword, confirmKey } from './own-password.ts'
import { clearAttempts, signInKey } from '../../../core/attempts/attempts.rows.ts'
import { takeIdentities } from '../identity/member-identity.rows.ts'
import { queueGoodbye } from '../line/unlink-line.ts'

/** Sets another password and ends what was open to whoever knew the one before. */
export async function changePassword(
  payload: BasePayload,
  { record, member, language, visitor }: Sent<PasswordChange> & { member: Member },
): Promise<undefined> {
  const { currentPassword, password } = record
  const shown = { memberId: member.id, password: currentPassword, language, visitor }
  const from = await requireOwnPassword(payload, shown)
  await requireGoodPassword(payload, password, member, { language, visitor })
  const to = await hashPassword(password, visitor)
  const { id, email, sessionId } = member
  await writeWhole(payload, async () => {
    // Of two who change it at once the second has shown one that is not his any more.
    const isChanged = await changeMember(
      payload,
      id,
      { passwordHash: to },
      ({ passwordHash, status }) => and(eq(passwordHash, from), eq(status, 'active')),
    )
    if (!isChanged) throw wrongPassword(language)
    await requireActiveSession(payload, member)
    await endSessionsOf(payload, id, sessionId)
    await endLinks(payload, { collection: 'members', id }, ['reset'])
    const isMoveCancelled = await cancelMove(payload, id)
    await keepMail(payload, id, 'password-changed', { to: email, isMoveCancelled })
  })
  wakeOutbox()
}

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
  const owner = link && (await findMember(payload, link.accountId))
  if (!link || owner?.email !== link.email || owner.status !== 'active') throw invalidToken()
  await requireGoodPassword(payload, password, owner, { language, visitor })
  const passwordHash = await hashPassword(password, visitor)
  const { id, email, emailVerified } = owner
  await writeWhole(payload, async () => {
    // Only now is the link used up: a password that was refused may be thought over.
    if (!(await redeemLink(payload, 'reset', token))) throw invalidToken()
    const columns = { passwordHash, emailVerified: true }
    if (!(await changeMember(payload, id, columns, isActiveAt(email)))) throw invalidToken()
    await endSessionsOf(payload, id)
    if (!emailVerified) await queueGoodbye(payload, await takeIdentities(payload, id))
    await endLinks(payload, { collection: 'members', id }, ['verify'])
    // A change of address that somebody else began; not what undoes one that was made.
    const isMoveCancelled = await cancelMove(payload, id)
    await keepMail(payload, id, 'password-changed', { to: email, isMoveCancelled })
  })
  wakeOutbox()
  // He is here: what was tried before must not keep him from signing in.
  await clearAttempts(payload, signInKey(payload, 'members', email, `network ${visitor}`))
  await clearAttempts(payload, confirmKey(payload, id))
}

/** Mails the link that sets a new password. It leads to our own page, whatever is asked for. */
export async function requestReset(
  payload: BasePayload,
  { email, resetUrl }: PasswordRequest,
): Promise<undefined> {
  if (resetUrl !== null && !isWebsitePage(resetUrl))
    throw invalidPayload('"reset_url" must be a page of the website')
  const member = await findMemberByEmail(payload, email)
  await queueLink(payload, member?.id, 'reset')
}
