import type { MailedLink, MailedLinkState } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { readLink } from '../../../core/accounts/mail-links.rows.ts'
import { isCancelledMove } from '../mail/cancel-email-change.ts'
import { findMember } from '../member/member.rows.ts'
import { findMove } from './own-email.ts'

/** Whether a mailed link still works. Changes nothing: mail scanners open every link. */
export async function checkLink(
  payload: BasePayload,
  { kind, token }: MailedLink,
): Promise<MailedLinkState> {
  if (kind === 'email' && (await isCancelledMove(payload, token))) return { state: 'cancelled' }
  return { state: (await isOpen(payload, kind, token)) ? 'open' : 'spent' }
}

async function isOpen(payload: BasePayload, kind: MailedLink['kind'], token: string) {
  if (kind === 'email') return (await findMove(payload, token)) !== undefined
  const link = await readLink(payload, kind, 'members', token)
  const member = link && (await findMember(payload, link.accountId))
  if (!member) return false
  if (kind === 'appeal') return member.status === 'suspended'
  if (kind === 'undo' || kind === 'start') return true
  return member.status === 'active' && member.email === link.email
}
