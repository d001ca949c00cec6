import type { Registration } from '@washhouse/contract/account/account.contract'
import { forbidden, notUnique } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { plainEmail } from '../../../core/attempts/mailbox.ts'
import { hashPassword } from '../../../core/accounts/passwords/argon-password.ts'
import { requireQuota, type Quota } from '../../../core/attempts/quota.rows.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { requireGoodPassword } from '../password/good-password.ts'
import { memberRole } from '../member/member-role.ts'
import { type NewMember, storeMember, findMemberByEmail } from '../member/member.rows.ts'
import { isHeldByLink } from '../../../core/accounts/mail-links.rows.ts'
import { noteConsents } from '../../../core/consents/member-consents.rows.ts'

export async function register(
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
    await enrol(payload, member, 'website')
  })
  wakeOutbox()
}

/**
 * Stores a member with consents in the open transaction, queues the welcome email and returns the id. Runs after all other
 * checks, so that their errors do not depend on whether the address is taken. A reserved address, whose owner can still undo
 * a move, is taken as well.
 * @throws RECORD_NOT_UNIQUE
 */
export async function enrol(
  payload: BasePayload,
  member: NewMember,
  channel: 'website' | 'line',
): Promise<string> {
  const { email, ageDeclaration, language } = member
  const isTaken =
    (await findMemberByEmail(payload, email)) || (await isHeldByLink(payload, 'undo', email))
  const id = isTaken ? undefined : await storeMember(payload, member)
  if (id === undefined) throw notUnique('directus_users', 'email', email)
  const purposes = ['terms', ...(ageDeclaration ? [saidOfAge[ageDeclaration]] : [])] as const
  const given = purposes.map((purpose) => ({ purpose, act: 'given' }) as const)
  await noteConsents(payload, id, given, { channel, language })
  await queueMail(payload, id, 'welcome')
  return id
}

/** New accounts per network, with a password or with LINE. A shop's Wi-Fi is one network. */
export const registrationQuota: Quota = { name: 'registration', most: 30, spanSeconds: 60 * 60 }

/**
 * Attempts, including refused ones: a mobile carrier has hundreds of people behind one address. The limit also bounds
 * password checks and probing for existing addresses.
 */
export const registrationTries = { most: 300, spanSeconds: 60 * 60 }

const saidOfAge = { of_age: 'of_age', guardian_agrees: 'guardian' } as const
