import type { EmailChange } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { plainEmail } from '../../../engines/attempts/mailbox.ts'
import { requireLivingSession } from '../../../engines/accounts/sessions/living-session.ts'
import type { Sent } from '../../../engines/calls/bound-write.ts'
import type { Member } from '../../../engines/calls/member.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import { keepLink } from '../mail/queue-mail.ts'
import { requireOwnPassword } from '../password/own-password.ts'

/** Mails a link to the new address. Whether somebody has it already shows neither here nor in what it takes. */
export async function requestMove(
  payload: BasePayload,
  { record, member, language, visitor }: Sent<EmailChange> & { member: Member },
): Promise<undefined> {
  const { currentPassword: password, email } = record
  await requireOwnPassword(payload, { memberId: member.id, password, language, visitor })
  const addresses = { from: member.email, to: plainEmail(email) }
  await writeWhole(payload, async () => {
    await requireLivingSession(payload, member)
    await keepLink(payload, member.id, 'new-email', addresses)
  })
  wakeOutbox()
}
