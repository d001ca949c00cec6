import { notUnique } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { isHeldByLink } from '../../../engines/accounts/mail-links.rows.ts'
import { findMemberByEmail } from '../mail/mailed-member.rows.ts'

/**
 * Refuses an address that somebody has, also while whoever had it may still undo that his account was moved away
 * from it.
 * @throws RECORD_NOT_UNIQUE
 */
export async function requireFreeEmail(payload: BasePayload, email: string): Promise<void> {
  const member = await findMemberByEmail(payload, email)
  if (member || (await isHeldByLink(payload, 'undo', email))) throw takenEmail(email)
}

export const takenEmail = (email: string) => notUnique('directus_users', 'email', email)
