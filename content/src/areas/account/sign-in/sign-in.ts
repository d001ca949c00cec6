import type { Login, SessionTokens } from '@washhouse/contract/account/account.contract'
import { invalidCredentials } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { forgetTries, signInKey } from '../../../engines/attempts/attempts.rows.ts'
import { isCountedPassword } from '../../../engines/accounts/counted-password.ts'
import { newMark, readMark } from '../../../engines/accounts/known-browser.ts'
import {
  hashPassword,
  isArgonPassword,
  needsNewHash,
} from '../../../engines/accounts/passwords/argon-password.ts'
import { startMemberSession } from '../../../engines/accounts/sessions/member-session.rows.ts'
import type { Sent } from '../../../engines/calls/bound-write.ts'
import { logTraffic } from '../../../engines/traffic/log-traffic.ts'
import { keysOf } from '../../../ground/keys.ts'
import { queueWarning } from '../mail/queue-mail.ts'
import { readPasswordHash } from '../password/member-password.rows.ts'
import { findSigningIn, type SigningIn, storeNewHash } from './signing-in.rows.ts'

const collection = 'members'

/**
 * Signs a member in. Whoever is unknown, suspended or has another password is refused alike, after the same work; a try
 * is counted before the password is looked at, by the browser where it is known, else by the network.
 * @throws INVALID_CREDENTIALS, REQUESTS_EXCEEDED
 */
export async function signIn(
  payload: BasePayload,
  { record, visitor, address, userAgent }: Sent<Login>,
): Promise<SessionTokens> {
  const member = await findSigningIn(payload, record.email)
  const known = member && readMark(record.device, collection, member.id, keysOf(payload))
  const place = known === undefined ? `network ${visitor}` : `browser ${known}`
  const key = signInKey(payload, collection, record.email, place)
  const shown = { key, stored: member?.passwordHash, password: record.password, visitor }
  const isRight = await isCountedPassword(payload, shown)
  if (!member || !isRight || member.status !== 'active') throw invalidCredentials()
  const passwordHash = await renewHash(payload, member, record.password, visitor)
  const tokens = await startMemberSession(payload, {
    member: { id: member.id, passwordHash },
    userAgent,
    isRemembered: record.remember ?? true,
  })
  if (!tokens) throw invalidCredentials()
  logTraffic({ act: 'sign-in', memberId: member.id, address })
  await forgetTries(payload, key)
  if (known === undefined) await queueWarning(payload, member.id, 'new-device', { userAgent })
  const { accessToken, expires, refreshToken } = tokens
  const device = newMark(collection, member.id, payload.secret)
  return { accessToken, expires, refreshToken, device }
}

/** Hashes a password anew that was hashed with less work than today's. */
async function renewHash(
  payload: BasePayload,
  { id, passwordHash }: SigningIn,
  password: string,
  visitor: string,
): Promise<string | null> {
  if (passwordHash === null || !needsNewHash(passwordHash)) return passwordHash
  const renewed = await hashPassword(password, visitor)
  if (await storeNewHash(payload, id, passwordHash, renewed)) return renewed
  // He signs in elsewhere at the same moment, or has changed his password.
  const now = await readPasswordHash(payload, id)
  return (await isArgonPassword(now, password, visitor)) ? now : passwordHash
}
