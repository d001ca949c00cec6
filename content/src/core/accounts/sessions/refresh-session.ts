import { invalidCredentials } from '@washhouse/contract/wire/errors'
import { and, eq, exists, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { keysOf } from '../../../platform/keys.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import {
  issue,
  type IssuedTokens,
  newTokens,
  childOf,
  hashOfRefreshToken,
  readRefreshToken,
  type RefreshToken,
} from './session-tokens.ts'
import { membersOf, sessionsOf } from '../member-tables.ts'
import { after, before, isAlive, sessionTimes } from './session-lifetimes.ts'

/** A session whose old refresh token was used again, possibly by a thief. */
export interface Misuse {
  memberId: string
  sessionId: string
  userAgent: string | null
}

/**
 * Exchanges a refresh token for new tokens. The token used just before may be sent again: it returns the same new tokens,
 * until ten seconds after their first use. An older token ends the session and calls `onMisuse`.
 * @throws INVALID_CREDENTIALS
 */
export async function refreshMemberSession(
  payload: BasePayload,
  sent: string,
  onMisuse: (misuse: Misuse) => Promise<void>,
): Promise<IssuedTokens> {
  const keys = keysOf(payload)
  const token = readRefreshToken(sent, keys)
  if (!token) throw invalidCredentials()
  const now = new Date()
  const child = childOf(token, payload.secret)
  if (await rotate(payload, token, child, now)) return issue(payload, child)
  for (const key of keys) {
    const given = childOf(token, key)
    if (await giveAgain(payload, given, now)) return issue(payload, given, key)
  }
  const misuse = await endMisused(payload, token, now)
  if (misuse) await onMisuse(misuse)
  throw invalidCredentials()
}

/** Replaces the newest token in one statement: of concurrent requests, one succeeds. */
async function rotate(
  payload: BasePayload,
  token: RefreshToken,
  child: RefreshToken,
  now: Date,
): Promise<boolean> {
  const table = sessionsOf(payload)
  const idleEnd = after(now, sessionTimes.idle)
  const rotated = await connectionTo(payload)
    .update(table)
    .set({
      ...newTokens(payload, child, now),
      earlierAccessHash: sql`${table.accessHash}`,
      earlierAccessExpiresAt: sql`${table.accessExpiresAt}`,
      arrivedAt: null,
      expiresAt: sql`case when ${table.endsAt} < ${idleEnd} then ${table.endsAt} else ${idleEnd} end`,
    })
    .where(isNewest(payload, token, now))
    .returning({ id: table.id })
  return rotated.length > 0
}

/** Returns the newest tokens again to the bearer of their parent. Restarts their lifetime, in case they never arrived. */
async function giveAgain(payload: BasePayload, child: RefreshToken, now: Date): Promise<boolean> {
  const table = sessionsOf(payload)
  const given = await connectionTo(payload)
    .update(table)
    .set({ accessExpiresAt: after(now, sessionTimes.access) })
    .where(
      and(
        isNewest(payload, child, now),
        or(isNull(table.arrivedAt), gt(table.arrivedAt, before(now, sessionTimes.grace))),
      ),
    )
    .returning({ id: table.id })
  return given.length > 0
}

/** Ends the session if its token was replaced too long ago: perhaps somebody else has a copy. */
async function endMisused(
  payload: BasePayload,
  { sessionId, generation }: RefreshToken,
  now: Date,
): Promise<Misuse | undefined> {
  const table = sessionsOf(payload)
  const isTooOld = or(
    gt(table.generation, generation + 1),
    and(
      eq(table.generation, generation + 1),
      lte(table.arrivedAt, before(now, sessionTimes.grace)),
    ),
  )
  const [row] = await connectionTo(payload)
    .update(table)
    .set({ misusedAt: now.toISOString(), updatedAt: now.toISOString() })
    .where(and(eq(table.id, sessionId), isAlive(payload, now), isTooOld))
    .returning({ memberId: table.memberId, userAgent: table.userAgent })
  if (!row) return undefined
  const userAgent = typeof row.userAgent === 'string' ? row.userAgent : null
  return { sessionId, memberId: String(row.memberId), userAgent }
}

/** Matches the session of an active member with this newest token. */
function isNewest(payload: BasePayload, token: RefreshToken, now: Date) {
  const table = sessionsOf(payload)
  const members = membersOf(payload)
  const owner = connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, table.memberId), eq(members.status, 'active')))
  return and(
    eq(table.id, token.sessionId),
    eq(table.refreshHash, hashOfRefreshToken(token)),
    isAlive(payload, now),
    exists(owner),
  )
}
