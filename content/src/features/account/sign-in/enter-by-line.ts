import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import type { LineLogin, LineRegistration } from '@washhouse/contract/line/line.contract'
import { invalidCredentials, invalidToken } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { plainEmail } from '../../../core/attempts/mailbox.ts'
import { requireQuota } from '../../../core/attempts/quota.rows.ts'
import { startMemberSession } from '../../../core/accounts/sessions/member-session.rows.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { lockIdentity, joinIdentity, storeUnlinkToken } from '../identity/member-identity.rows.ts'
import { readPasswordHash } from '../member/member.rows.ts'
import { enrol, registrationQuota } from '../registration/register.ts'
import { type Entered, welcome } from './sign-in.ts'
import { readTicket, takeTicket } from '../line/line-state.ts'
import { requireLine } from '../line/line-service.ts'

/**
 * Signs in the member whose LINE account it is; a suspended one is refused as at the log-in.
 * @throws INVALID_CREDENTIALS, INVALID_TOKEN
 */
export async function signInByLine(
  payload: BasePayload,
  { record, address, userAgent }: Sent<LineLogin>,
): Promise<SessionTokens> {
  requireLine()
  const ticket = readTicket(payload, record.ticket)
  await takeTicket(payload, ticket)
  const { subject, leavingToken } = ticket
  const { device, remember } = record
  const isRemembered = remember ?? true
  const entered = await writeWhole(payload, async () => {
    const identity = await lockIdentity(payload, subject)
    if (!identity) throw invalidCredentials()
    await storeUnlinkToken(payload, identity.id, leavingToken)
    return await enter(payload, identity.memberId, { userAgent, isRemembered })
  })
  return await welcome(payload, entered, { device, userAgent, address })
}

/**
 * Registers a visitor who returned from LINE. The address is unconfirmed: it gives no access to an account with the same
 * address, and LINE's claim does not verify it.
 * @throws RECORD_NOT_UNIQUE for a taken address, INVALID_TOKEN if the LINE account is linked to a member.
 */
export async function registerByLine(
  payload: BasePayload,
  { record, language, address, visitor, userAgent }: Sent<LineRegistration>,
): Promise<SessionTokens> {
  requireLine()
  const { ticket: sealed, device, ...person } = record
  const read = readTicket(payload, sealed)
  const { subject, leavingToken } = read
  const email = plainEmail(record.email)
  const registeredAt = new Date()
  const entered = await writeWhole(payload, async () => {
    await requireQuota(payload, registrationQuota, visitor)
    // Used up last, with success: after a taken address the visitor can retry with another.
    await takeTicket(payload, read)
    if (await lockIdentity(payload, subject)) throw invalidToken()
    const member = { ...person, email, passwordHash: null, language, registeredAt }
    const stored = await enrol(payload, member, 'line')
    if (!(await joinIdentity(payload, stored, { subject, leavingToken }))) throw invalidToken()
    return await enter(payload, stored, { userAgent, isRemembered: true })
  })
  wakeOutbox()
  return await welcome(payload, entered, { device, userAgent, address })
}

/** Starts a session within the transaction that identifies the LINE account. */
async function enter(
  payload: BasePayload,
  memberId: string,
  { userAgent, isRemembered }: { userAgent: string | null; isRemembered: boolean },
): Promise<Entered> {
  const passwordHash = await readPasswordHash(payload, memberId)
  const member = { id: memberId, passwordHash }
  const tokens = await startMemberSession(payload, { member, userAgent, isRemembered })
  if (!tokens) throw invalidCredentials()
  return { ...tokens, memberId }
}
