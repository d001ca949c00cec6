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
import { after, before, isAlive, membersOf, sessionsOf, sessionTimes } from './session-lifetimes.ts'

/** A session of a member whose old token was used again, perhaps by a thief. */
export interface Misuse {
  memberId: string
  sessionId: string
  userAgent: string | null
}

/**
 * Gives new tokens for a refresh token. The direct parent of the newest one gives the newest again, until
 * those were seen and ten seconds beyond; any older one ends the session, and `onMisuse` hears of it.
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

/** Replaces the newest token, by one statement: of those who bring it at once, one does. */
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

/** Gives the newest tokens to their parent's bearer again; they start anew, in case they never arrived. */
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

/** A token that is older than it may be: one of the two who have it is not the member. */
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

/** The session of an active member whose newest token this is. */
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
