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
import { queueMail, queueLink } from '../mail/queue-mail.ts'
import { isWebsitePage } from '../../../platform/website-page.ts'
import { requireGoodPassword } from './good-password.ts'
import { requireOwnPassword, wrongPassword, confirmKey } from './own-password.ts'
import { clearAttempts, signInKey } from '../../../core/attempts/attempts.rows.ts'
import { takeIdentities } from '../identity/member-identity.rows.ts'
import { queueGoodbye } from '../line/unlink-line.ts'

/** Sets another password and ends all other sessions and open links. */
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
    // Of two concurrent changes, the second confirmed a password that is no longer valid.
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
    // Anyone who knew the old password may have requested it.
    const isMoveCancelled = await cancelMove(payload, id)
    await queueMail(payload, id, 'password-changed', { to: email, isMoveCancelled })
  })
  wakeOutbox()
}

/**
 * Sets a new password through a mailed link, which also confirms the address. If the address was unconfirmed, a stranger may
 * have made the account: all other sign-in methods end.
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
    // Redeems the link only now: after a rejected password the member can try another.
    if (!(await redeemLink(payload, 'reset', token))) throw invalidToken()
    const columns = { passwordHash, emailVerified: true }
    if (!(await changeMember(payload, id, columns, isActiveAt(email)))) throw invalidToken()
    await endSessionsOf(payload, id)
    if (!emailVerified) await queueGoodbye(payload, await takeIdentities(payload, id))
    await endLinks(payload, { collection: 'members', id }, ['verify'])
    // A move that another person began; the undo link of a completed move stays.
    const isMoveCancelled = await cancelMove(payload, id)
    await queueMail(payload, id, 'password-changed', { to: email, isMoveCancelled })
  })
  wakeOutbox()
  // The member is here: failed attempts must not block the next sign-in.
  await clearAttempts(payload, signInKey(payload, 'members', email, `network ${visitor}`))
  await clearAttempts(payload, confirmKey(payload, id))
}

/** Mails a link to set a new password. It always leads to our own page, never to a requested one. */
export async function requestReset(
  payload: BasePayload,
  { email, resetUrl }: PasswordRequest,
): Promise<undefined> {
  if (resetUrl !== null && !isWebsitePage(resetUrl))
    throw invalidPayload('"reset_url" must be a page of the website')
  const member = await findMemberByEmail(payload, email)
  await queueLink(payload, member?.id, 'reset')
}
