import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { Registration } from '@washhouse/contract/account/account.contract'
import { forbidden } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { plainEmail } from '../../../engines/attempts/mailbox.ts'
import { hashPassword } from '../../../engines/accounts/passwords/argon-password.ts'
import { requireQuota } from '../../../engines/attempts/quota.rows.ts'
import type { Writes } from '../../../engines/area.ts'
import { bindWrite, type Sent } from '../../../engines/calls/bound-write.ts'
import { writeRoute } from '../../../engines/calls/write-route.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import { keepWelcome } from '../mail/queue-mail.ts'
import { requireGoodPassword } from '../password/good-password.ts'
import { memberRole } from '../role/member-role.ts'
import { requireFreeEmail, takenEmail } from './free-email.ts'
import { storeMember } from './new-member.rows.ts'
import { registrationQuota, registrationTries } from './registration-limit.ts'
import { noteRegistration } from './note-registration.ts'

/** `POST /users`. */
export const registrationWrites: Writes = (payload) => [
  writeRoute(registrationTries, [
    bindWrite(accountCalls.register, (sent) => register(payload, sent)),
  ]),
]

async function register(
  payload: BasePayload,
  { record, language, visitor }: Sent<Registration>,
): Promise<undefined> {
  if (record.role !== memberRole.id) throw forbidden()
  const email = plainEmail(record.email)
  await requireGoodPassword(payload, record.password, record, { language, visitor })
  const passwordHash = await hashPassword(record.password, visitor)
  const registeredAt = new Date()
  const member = { ...record, email, passwordHash, language, registeredAt }
  await writeWhole(payload, async () => {
    await requireQuota(payload, registrationQuota, visitor)
    // Last: whatever else is refused is refused alike whether or not somebody has the address.
    await requireFreeEmail(payload, email)
    const id = await storeMember(payload, member)
    if (id === undefined) throw takenEmail(email)
    const how = { channel: 'website', language } as const
    await noteRegistration(payload, id, record.ageDeclaration, how)
    await keepWelcome(payload, id)
  })
  wakeOutbox()
}
