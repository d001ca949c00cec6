import type { Login, SessionTokens } from '@washhouse/contract/account/account.contract'
import { invalidCredentials } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { eq } from 'drizzle-orm'
import { clearAttempts, signInKey } from '../../../core/attempts/attempts.rows.ts'
import { isCountedPassword } from '../../../core/accounts/counted-password.ts'
import { newMark, readMark } from '../../../core/accounts/known-browser.ts'
import {
  hashPassword,
  isArgonPassword,
  needsNewHash,
} from '../../../core/accounts/passwords/argon-password.ts'
import type { IssuedTokens } from '../../../core/accounts/sessions/session-tokens.ts'
import { startMemberSession } from '../../../core/accounts/sessions/member-session.rows.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import { logTraffic } from '../../../core/traffic/log-traffic.ts'
import { keysOf } from '../../../platform/keys.ts'
import { queueWarning } from '../mail/queue-mail.ts'
import {
  changeMember,
  membersOf,
  type MembersTable,
  readPasswordHash,
} from '../member/member.rows.ts'
import { failedSignIns } from '../../../core/attempts/failed-sign-ins.ts'
import { plainEmail } from '../../../core/attempts/mailbox.ts'
import { connectionTo } from '../../../platform/database/tables.ts'

const collection = 'members'

/**
 * Signs a member in. Unknown, suspended and wrong passwords get the same answer after the same work. Counts the attempt
 * before the password check, by browser if known, else by network.
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
  if (!member || !isRight || !member.isActive) {
    failedSignIns.members += 1
    throw invalidCredentials()
  }
  const passwordHash = await renewHash(payload, member, record.password, visitor)
  const tokens = await startMemberSession(payload, {
    member: { id: member.id, passwordHash },
    userAgent,
    isRemembered: record.remember ?? true,
  })
  if (!tokens) throw invalidCredentials()
  await clearAttempts(payload, key)
  const entered = { ...tokens, memberId: member.id }
  return await welcome(payload, entered, { device: record.device, userAgent, address })
}

export type Entered = IssuedTokens & { memberId: string }

interface Browser {
  /** The device mark that the browser sent. */
  device: string | null
  userAgent: string | null
  address: string
}

/** Logs a new session, warns the member about an unknown browser, and issues a device mark. */
export async function welcome(
  payload: BasePayload,
  { memberId, accessToken, expires, refreshToken }: Entered,
  { device, userAgent, address }: Browser,
): Promise<SessionTokens> {
  logTraffic({ act: 'sign-in', memberId, address })
  const isKnown = readMark(device, collection, memberId, keysOf(payload)) !== undefined
  if (!isKnown) await queueWarning(payload, memberId, 'new-device', { userAgent })
  const mark = newMark(collection, memberId, payload.secret)
  return { accessToken, expires, refreshToken, device: mark }
}

/** Rehashes a password whose hash used less work than today's. */
async function renewHash(
  payload: BasePayload,
  { id, passwordHash }: SigningIn,
  password: string,
  visitor: string,
): Promise<string | null> {
  if (passwordHash === null || !needsNewHash(passwordHash)) return passwordHash
  const renewed = await hashPassword(password, visitor)
  const isSame = (members: MembersTable) => eq(members.passwordHash, passwordHash)
  if (await changeMember(payload, id, { passwordHash: renewed }, isSame)) return renewed
  // A concurrent sign-in rehashed it, or the member changed the password.
  const now = await readPasswordHash(payload, id)
  return (await isArgonPassword(now, password, visitor)) ? now : passwordHash
}

type SigningIn = NonNullable<Awaited<ReturnType<typeof findSigningIn>>>

async function findSigningIn(payload: BasePayload, email: string) {
  const members = membersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ id: members.id, status: members.status, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.email, plainEmail(email)))
  if (!row) return undefined
  const { id, status, passwordHash } = row
  return {
    id: String(id),
    isActive: status === 'active',
    passwordHash: typeof passwordHash === 'string' ? passwordHash : null,
  }
}
