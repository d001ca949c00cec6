import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import type { LineLogin, LineRegistration } from '@washhouse/contract/line/line.contract'
import { invalidCredentials, invalidToken } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { plainEmail } from '../../../engines/attempts/mailbox.ts'
import { newMark, readMark } from '../../../engines/accounts/known-browser.ts'
import { requireQuota } from '../../../engines/attempts/quota.rows.ts'
import type { IssuedTokens } from '../../../engines/accounts/sessions/session-tokens.ts'
import { startMemberSession } from '../../../engines/accounts/sessions/member-session.rows.ts'
import type { Sent } from '../../../engines/calls/bound-write.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import { logTraffic } from '../../../engines/traffic/log-traffic.ts'
import { keysOf } from '../../../ground/keys.ts'
import { holdIdentity, joinIdentity, keepLeavingToken } from '../identity/member-identity.rows.ts'
import { keepWelcome, queueWarning } from '../mail/queue-mail.ts'
import { readPasswordHash } from '../password/member-password.rows.ts'
import { requireFreeEmail, takenEmail } from '../registration/free-email.ts'
import { registrationQuota } from '../registration/registration-limit.ts'
import { storeMember } from '../registration/new-member.rows.ts'
import { noteRegistration } from '../registration/note-registration.ts'
import { readTicket, takeTicket } from './line-flow.ts'
import { requireLine } from './line-service.ts'

/**
 * Signs the member in whose LINE account it is; a suspended one is refused as at the log-in.
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
    const identity = await holdIdentity(payload, { provider: 'line', subject })
    if (!identity) throw invalidCredentials()
    await keepLeavingToken(payload, identity.id, leavingToken)
    return await enter(payload, identity.memberId, { userAgent, isRemembered })
  })
  return await welcome(payload, entered, { device, userAgent, address })
}

/**
 * Registers whoever has come back from LINE. His address is only what he says: nothing of an account that has the
 * same one becomes his, and LINE's word does not verify it.
 * @throws RECORD_NOT_UNIQUE for an address that somebody has, INVALID_TOKEN where the LINE account is a member's.
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
    // Only now, and only if all goes well: whose address is taken comes again with another.
    await takeTicket(payload, read)
    const identity = { provider: 'line', subject, leavingToken } as const
    if (await holdIdentity(payload, identity)) throw invalidToken()
    // Last: a ticket that is of no use must not tell whether somebody has the address.
    await requireFreeEmail(payload, email)
    const member = { ...person, email, passwordHash: null, language, registeredAt }
    const stored = await storeMember(payload, member)
    if (stored === undefined) throw takenEmail(email)
    if (!(await joinIdentity(payload, stored, identity))) throw invalidToken()
    const how = { channel: 'line', language } as const
    await noteRegistration(payload, stored, record.ageDeclaration, how)
    await keepWelcome(payload, stored)
    return await enter(payload, stored, { userAgent, isRemembered: true })
  })
  wakeOutbox()
  return await welcome(payload, entered, { device, userAgent, address })
}

interface Browser {
  /** The mark that it showed. */
  device: string | null
  userAgent: string | null
  /** Where he is. */
  address: string
}

type Entered = IssuedTokens & { memberId: string }

/** Begins a session within the write that says whose LINE account it is. */
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

async function welcome(
  payload: BasePayload,
  { memberId, accessToken, expires, refreshToken }: Entered,
  { device, userAgent, address }: Browser,
): Promise<SessionTokens> {
  logTraffic({ act: 'sign-in', memberId, address })
  const isKnown = readMark(device, 'members', memberId, keysOf(payload)) !== undefined
  if (!isKnown) await queueWarning(payload, memberId, 'new-device', { userAgent })
  const mark = newMark('members', memberId, payload.secret)
  return { accessToken, expires, refreshToken, device: mark }
}
