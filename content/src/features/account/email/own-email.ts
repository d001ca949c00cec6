import { not } from 'drizzle-orm'
import type { EmailChange, PendingEmail } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import {
  failedValidation,
  invalidToken,
  notFound,
  retryLater,
} from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { plainEmail } from '../../../core/attempts/mailbox.ts'
import { type Quota, takeQuota } from '../../../core/attempts/quota.rows.ts'
import { requireActiveSession } from '../../../core/accounts/sessions/active-session.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { endOfMail, queueMail } from '../mail/queue-mail.ts'
import { requireOwnPassword } from '../password/own-password.ts'
import {
  drawSeed,
  endLinks,
  findNewestLink,
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
import { cancelMove, isCancelledMove } from '../mail/cancel-email-change.ts'
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
  await writeWhole(payload, async () => {
    await requireActiveSession(payload, member)
    if (await openMove(payload, member, plainEmail(email))) return
    const reason = 'Too many links were requested within an hour'
    throw new FaultyBody([failedValidation('email', 'too_many', reason)])
  })
  wakeOutbox()
}

/** Also counts requests that were cancelled, so that nobody can fill another person's mailbox. */
const moveQuota: Quota = { name: 'move', most: 5, spanSeconds: 60 * 60 }

/**
 * Stores the link and queues its email, which is not sent to the address of another account. The link is stored in any case:
 * the member's pages show it as pending, and must not reveal whether the address has an account. False over the limit.
 */
async function openMove(
  payload: BasePayload,
  { id, email: from }: Pick<Member, 'id' | 'email'>,
  to: string,
): Promise<boolean> {
  const seed = drawSeed()
  const expiresAt = endOfMail('new-email')
  const account = { collection: 'members', id } as const
  const link = { account, email: to, token: tokenOf(payload, seed), expiresAt }
  // Before the cancellation: of two requests at once, the later one waits here, and then sees the other's link.
  if (!(await takeQuota(payload, moveQuota, id))) return false
  await cancelMove(payload, id, to)
  if (!(await openLink(payload, { kind: 'email', ...link }))) return false
  return await queueMail(payload, id, 'new-email', { seed, from, to }, { expiresAt })
}

/** The requested address that is not confirmed yet, unless it is the account's own. */
export async function findPendingEmail(
  payload: BasePayload,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<PendingEmail> {
  const pending = await findNewestLink(payload, { collection: 'members', id }, 'email')
  return pending && pending.email !== email ? pending : { email: null, expiresAt: null }
}

/**
 * Mails another link to the pending address. Earlier links to it stay valid.
 * @throws REQUESTS_EXCEEDED over the limit; NOT_FOUND if no change is pending.
 */
export async function resendMove(payload: BasePayload, member: Member): Promise<undefined> {
  await writeWhole(payload, async () => {
    await requireActiveSession(payload, member)
    const { email } = await findPendingEmail(payload, member)
    if (email === null) throw notFound('Pending change of address')
    if (!(await openMove(payload, member, email))) throw retryLater(moveQuota.spanSeconds)
  })
  wakeOutbox()
}

/**
 * Moves an account to the address of this link. The old address is notified and may undo the move.
 * @throws INVALID_TOKEN if the link does not work any more, or if another account has the address by now. The type is
 * `cancelled` if the change was cancelled.
 */
export async function confirmMove(payload: BasePayload, token: string): Promise<undefined> {
  const move = await findMove(payload, token)
  if (!move && (await isCancelledMove(payload, token))) throw invalidToken('cancelled')
  if (!move) throw invalidToken()
  const { member, account, to } = move
  await writeWhole(payload, async () => {
    if (!(await redeemLink(payload, 'email', token))) throw invalidToken()
    // An unconfirmed old address may belong to a stranger, who must not get the account.
    if (member.emailVerified) await openUndo(payload, member)
    if (!(await moveEmail(payload, member.id, { from: member.email, to }))) throw invalidToken()
    await endLinks(payload, account, ['reset', 'verify', 'email'])
  })
  wakeOutbox()
}

/** The move that a link confirms; undefined if it does not work, or if another account has the address by now. */
export async function findMove(payload: BasePayload, token: string) {
  const link = await readLink(payload, 'email', 'members', token)
  const member = link && (await findMember(payload, link.accountId))
  if (!link || member?.status !== 'active') return undefined
  const account = { collection: 'members', id: member.id } as const
  const { email: to } = link
  const isOthers =
    (await findMemberByEmail(payload, to)) !== undefined ||
    (await isHeldByLink(payload, 'undo', to, account))
  return isOthers ? undefined : { member, account, to }
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
  await queueMail(payload, id, 'email-moved', { seed, to: email }, { expiresAt })
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
    await queueMail(payload, id, 'reset', { isUndone: true })
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
