import type { PasswordChange } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { endLinks } from '../../../engines/accounts/mail-links.rows.ts'
import { hashPassword } from '../../../engines/accounts/passwords/argon-password.ts'
import { requireLivingSession } from '../../../engines/accounts/sessions/living-session.ts'
import { endSessionsOf } from '../../../engines/accounts/sessions/member-session.rows.ts'
import type { Sent } from '../../../engines/calls/bound-write.ts'
import type { Member } from '../../../engines/calls/member.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import { cancelMove } from '../email/cancel-move.ts'
import { keepNotice } from '../mail/queue-mail.ts'
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
  await requireGoodPassword(payload, password, member, { language, visitor })
  const to = await hashPassword(password, visitor)
  const { id, email, sessionId } = member
  await writeWhole(payload, async () => {
    // Of two who change it at once the second has shown one that is not his any more.
    if (!(await changeHash(payload, id, { from, to }))) throw wrongPassword(language)
    await requireLivingSession(payload, member)
    await endSessionsOf(payload, id, sessionId)
    await endLinks(payload, { collection: 'members', id }, ['reset'])
    const isMoveCancelled = await cancelMove(payload, id)
    await keepNotice(payload, id, 'password-changed', { to: email, isMoveCancelled })
  })
  wakeOutbox()
}
