import { not } from 'drizzle-orm'
import type { EmailChange } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { invalidToken } from '@washhouse/contract/wire/errors'
import { plainEmail } from '../../../core/attempts/mailbox.ts'
import { requireActiveSession } from '../../../core/accounts/sessions/active-session.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { endOfMail, keepMail } from '../mail/queue-mail.ts'
import { requireOwnPassword } from '../password/own-password.ts'
import {
  drawSeed,
  endLinks,
  isHeldByLink,
  openLink,
  readLink,
  redeemLink,
  tokenOf,
  endLaterLinks,
  isOvertaken,
} from '../../../core/accounts/mail-links.rows.ts'
import {
  changeMember,
  findMember,
  findMemberByEmail,
  isActiveAt,
  type KnownMember,
} from '../member/member.rows.ts'
import { isCancelledMove } from '../mail/cancel-email-change.ts'
import { endSessionsOf } from '../../../core/accounts/sessions/member-session.rows.ts'
import { takeIdentities } from '../identity/member-identity.rows.ts'
import { queueGoodbye } from '../line/unlink-line.ts'

/**
 * Mails a link to the new address. Neither the response nor its duration shows whether another account has the new address.
 */
export async function requestMove(
  payload: BasePayload,
  { record, member, language, visitor }: Sent<EmailChange> & { member: Member },
): Promise<undefined> {
  const { currentPassword: password, email } = record
  await requireOwnPassword(payload, { memberId: member.id, password, language, visitor })
  const addresses = { from: member.email, to: plainEmail(email) }
  await writeWhole(payload, async () => {
    await requireActiveSession(payload, member)
    await keepMail(payload, member.id, 'new-email', addresses)
  })
  wakeOutbox()
}

/**
 * Moves an account to the address of this link. The old address is notified and may undo the move.
 * @throws INVALID_TOKEN if the link does not work any more, or if another account has the address by now. The type is
 * `cancelled` if the password was changed in the meantime.
 */
export async function confirmMove(payload: BasePayload, token: string): Promise<undefined> {
  const link = await readLink(payload, 'email', 'members', token)
  if (!link && (await isCancelledMove(payload, token))) throw invalidToken('cancelled')
  const member = link && (await findMember(payload, link.accountId))
  if (!link || member?.status !== 'active') throw invalidToken()
  const account = { collection: 'members', id: member.id } as const
  const { email: to } = link
  const isOthers =
    (await findMemberByEmail(payload, to)) !== undefined ||
    (await isHeldByLink(payload, 'undo', to, account))
  if (isOthers) throw invalidToken()
  await writeWhole(payload, async () => {
    if (!(await redeemLink(payload, 'email', token))) throw invalidToken()
    // An unconfirmed old address may belong to a stranger, who must not get the account.
    if (member.emailVerified) await openUndo(payload, member)
    if (!(await moveEmail(payload, member.id, { from: member.email, to }))) throw invalidToken()
    await endLinks(payload, account, ['reset', 'verify', 'email'])
  })
  wakeOutbox()
}

/** False if the account moved meanwhile, or another account has the address. */
export async function moveEmail(
  payload: BasePayload,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return await changeMember(payload, id, { email: to, emailVerified: true }, isActiveAt(from))
}

/** Opens the undo link, which also reserves the old address, and queues its email. */
async function openUndo(payload: BasePayload, { id, email }: KnownMember): Promise<void> {
  const seed = drawSeed()
  const expiresAt = endOfMail('email-moved')
  const account = { collection: 'members', id } as const
  const link = { account, email, token: tokenOf(payload, seed), expiresAt }
  if (!(await openLink(payload, { kind: 'undo', ...link }))) throw invalidToken()
  await keepMail(payload, id, 'email-moved', { seed, to: email }, { expiresAt })
}

/**
 * Moves an account back to its previous address. Ends the sessions, removes the password and the linked identities, and ends
 * undo links mailed after this one and all links for a password or an address. Older undo links stay valid. Otherwise a thief
 * could end the owner's link by changing the address a second time.
 * @throws INVALID_TOKEN for a link that does not work, or not any more.
 */
export async function undoMove(payload: BasePayload, token: string): Promise<undefined> {
  const link = await readLink(payload, 'undo', 'members', token)
  if (!link) throw invalidToken()
  const { accountId: id, email, openedAt } = link
  const account = { collection: 'members', id } as const
  await writeWhole(payload, async () => {
    if (!(await redeemLink(payload, 'undo', token))) throw invalidToken()
    await endLaterLinks(payload, account, 'undo', openedAt)
    // If two undo links are used at once, the one that was mailed first wins.
    const overtaken = isOvertaken(payload, account, 'undo', openedAt)
    // Removes the password, because the person who changed the address knows it.
    const restored = { email, emailVerified: true, passwordHash: null }
    if (!(await changeMember(payload, id, restored, () => not(overtaken)))) throw invalidToken()
    await endSessionsOf(payload, id)
    await queueGoodbye(payload, await takeIdentities(payload, id))
    await endLinks(payload, account, ['reset', 'verify', 'email'])
    await keepMail(payload, id, 'reset', { isUndone: true })
  })
  wakeOutbox()
}

export async function verifyEmail(payload: BasePayload, token: string): Promise<undefined> {
  const link = await readLink(payload, 'verify', 'members', token)
  if (!link || !(await redeemLink(payload, 'verify', token))) throw invalidToken()
  const { accountId, email } = link
  if (!(await changeMember(payload, accountId, { emailVerified: true }, isActiveAt(email))))
    throw invalidToken()
}
