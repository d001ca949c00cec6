import { randomUUID } from 'node:crypto'
import { invalidToken } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import {
  drawSeed,
  endLinks,
  isHeldByLink,
  openLink,
  readLink,
  takeLink,
  tokenOf,
} from '../../../engines/accounts/mail-links.rows.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import {
  findMailedMember,
  findMemberByEmail,
  type MailedMember,
} from '../mail/mailed-member.rows.ts'
import { mailLifetimes } from '../mail/member-purposes.ts'
import { keepJobs } from '../mail/queue-mail.ts'
import { isCancelledMove } from './cancel-move.ts'
import { moveEmail } from './member-email.rows.ts'

/**
 * Moves an account to the address whose link this is; its old one is told, and may undo it.
 * @throws INVALID_TOKEN for a link that does not work any more, or an address that somebody else has by now; its type is
 * `cancelled` where the password was changed meanwhile.
 */
export async function confirmMove(payload: BasePayload, token: string): Promise<undefined> {
  const link = await readLink(payload, 'email', 'members', token)
  if (!link && (await isCancelledMove(payload, token))) throw invalidToken('cancelled')
  const member = link && (await findMailedMember(payload, link.accountId))
  if (!link || member?.status !== 'active') throw invalidToken()
  const account = { collection: 'members', id: member.id } as const
  const { email: to } = link
  const isOthers =
    (await findMemberByEmail(payload, to)) !== undefined ||
    (await isHeldByLink(payload, 'undo', to, account))
  if (isOthers) throw invalidToken()
  await writeWhole(payload, async () => {
    if (!(await takeLink(payload, 'email', token))) throw invalidToken()
    // An address that was never shown to be the member's may be a stranger's, who must not get the account.
    if (member.emailVerified) await openUndo(payload, member)
    if (!(await moveEmail(payload, member.id, { from: member.email, to }))) throw invalidToken()
    await endLinks(payload, account, ['reset', 'verify', 'email'])
  })
  wakeOutbox()
}

/** Opens the way back, which also keeps the old address from everyone else, and queues its mail. */
async function openUndo(payload: BasePayload, { id, email }: MailedMember): Promise<void> {
  const seed = drawSeed()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + mailLifetimes['email-moved'])
  const account = { collection: 'members', id } as const
  const link = { account, email, token: tokenOf(payload, seed), expiresAt }
  if (!(await openLink(payload, { kind: 'undo', ...link }))) throw invalidToken()
  const content = { seed, to: email, at: now.toISOString() }
  const job = { subjectId: id, purpose: 'email-moved', part: randomUUID(), content, expiresAt }
  await keepJobs(payload, [job])
}
