import type { PasswordChange } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { endLinks } from '../../../engines/accounts/mail-links.rows.ts'
import { hashPassword } from '../../../engines/accounts/passwords/argon-password.ts'
import { endSessionsOf } from '../../../engines/accounts/sessions/member-session.rows.ts'
import type { Sent } from '../../../engines/calls/bound-write.ts'
import type { Member } from '../../../engines/calls/member.ts'
import { queueNotice } from '../mail/queue-mail.ts'
import { requireGoodPassword } from './good-password.ts'
import { changeHash } from './member-password.rows.ts'
import { requireOwnPassword, wrongPassword } from './own-password.ts'

/** Sets another password and ends what was open to whoever knew the one before. */
export async function changePassword(
  payload: BasePayload,
  { record, member, language, visitor }: Sent<PasswordChange> & { member: Member },
): Promise<undefined> {
  const { currentPassword, password } = record
  const shown = { memberId: member.id, password: currentPassword, language, visitor }
  const from = await requireOwnPassword(payload, shown)
  await requireGoodPassword(payload, password, language, member)
  const to = await hashPassword(password, visitor)
  // Of two who change it at once the second has shown one that is not his any more.
  if (!(await changeHash(payload, member.id, { from, to }))) throw wrongPassword(language)
  await endSessionsOf(payload, member.id, member.sessionId)
  await endLinks(payload, { collection: 'members', id: member.id }, ['reset', 'email'])
  await queueNotice(payload, member.id, 'password-changed', { to: member.email })
}
