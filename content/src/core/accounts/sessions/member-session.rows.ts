import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lte, ne, notInArray, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../platform/database/tables.ts'
import { keysOf } from '../../../platform/keys.ts'
import { deleteExpired } from '../../retention/delete-expired.ts'
import {
  issue,
  type IssuedTokens,
  newTokens,
  firstToken,
  readRefreshToken,
} from './session-tokens.ts'
import { membersOf, sessionsOf } from '../member-tables.ts'
import { after, before, isAlive, sessionTimes } from './session-lifetimes.ts'

const mostSessions = 10
const longestUserAgent = 300

interface NewSession {
  /** The hash that the password was compared with; null for a member without a password. */
  member: { id: string; passwordHash: string | null }
  userAgent: string | null
  isRemembered: boolean
}

/**
 * Starts a session. Of more than ten, the least recently used one ends. Undefined if the member is suspended or deleted, or
 * if the password changed since the check.
 */
export async function startMemberSession(
  payload: BasePayload,
  { member, userAgent, isRemembered }: NewSession,
): Promise<(IssuedTokens & { sessionId: string }) | undefined> {
  const table = sessionsOf(payload)
  const token = firstToken(randomUUID())
  const now = new Date()
  const endsAt = after(now, isRemembered ? sessionTimes.whole : sessionTimes.short)
  const idleEnd = after(now, sessionTimes.idle)
  await connectionTo(payload)
    .insert(table)
    .values({
      id: token.sessionId,
      memberId: member.id,
      userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
      isRemembered,
      ...newTokens(payload, token, now),
      expiresAt: endsAt < idleEnd ? endsAt : idleEnd,
      endsAt,
      arrivedAt: now.toISOString(),
      createdAt: now.toISOString(),
    })
  // Must follow the insert: a concurrent change of the password then ends this session, or this check sees the change.
  if (!(await noteUse(payload, member, now))) {
    await endSessionById(payload, member.id, token.sessionId)
    return undefined
  }
  await endSurplus(payload, member.id, now)
  return { ...issue(payload, token), sessionId: token.sessionId }
}

/** Ends the session of a refresh token, old or new. A misused session stays, for the member's list. */
export async function endSessionOfToken(payload: BasePayload, sent: string): Promise<void> {
  const token = readRefreshToken(sent, keysOf(payload))
  if (!token) return
  const table = sessionsOf(payload)
  await connectionTo(payload)
    .delete(table)
    .where(and(eq(table.id, token.sessionId), isNull(table.misusedAt)))
}

/** Ends one session of a member, or removes a misused one from the list. False if the member has no such session. */
export async function endSessionById(
  payload: BasePayload,
  memberId: string,
  sessionId: string,
): Promise<boolean> {
  const table = sessionsOf(payload)
  const ended = await connectionTo(payload)
    .delete(table)
    .where(and(eq(table.id, sessionId), eq(table.memberId, memberId)))
    .returning({ id: table.id })
  return ended.length > 0
}

/** Ends all sessions of a member in one statement, except `exceptSessionId`. */
export async function endSessionsOf(
  payload: BasePayload,
  memberId: string,
  exceptSessionId?: string,
): Promise<void> {
  const table = sessionsOf(payload)
  const others = exceptSessionId === undefined ? undefined : ne(table.id, exceptSessionId)
  await connectionTo(payload)
    .delete(table)
    .where(and(eq(table.memberId, memberId), others))
}

/** A session as its member sees it. Times in ISO 8601. */
export interface ListedSession {
  id: string
  userAgent: string | null
  createdAt: string
  lastUsedAt: string
  misusedAt: string | null
}

/** A member's active sessions and the recently misused ones, last used first. */
export async function listMemberSessions(
  payload: BasePayload,
  memberId: string,
): Promise<ListedSession[]> {
  const table = sessionsOf(payload)
  const now = new Date()
  const { id, userAgent, createdAt, lastUsedAt, misusedAt } = table
  const rows = await connectionTo(payload)
    .select({ id, userAgent, createdAt, lastUsedAt, misusedAt })
    .from(table)
    .where(
      and(
        eq(table.memberId, memberId),
        or(isAlive(payload, now), gt(misusedAt, before(now, sessionTimes.shownMisuse))),
      ),
    )
    .orderBy(desc(lastUsedAt), desc(id))
  return rows.map((row) => ({
    id: String(row.id),
    userAgent: typeof row.userAgent === 'string' ? row.userAgent : null,
    createdAt: inIso(row.createdAt),
    lastUsedAt: inIso(row.lastUsedAt),
    misusedAt: row.misusedAt === null ? null : inIso(row.misusedAt),
  }))
}

export const deleteOldSessions = deleteExpired(sessionsOf, (table, { before: past }) => {
  const moment = past.toISOString()
  return or(
    and(isNull(table.misusedAt), lte(table.expiresAt, moment)),
    lte(table.misusedAt, moment),
  )
})

/**
 * Stores the last use with the member, because it must outlive the session. False if the member changed in the meantime. An
 * UPDATE waits for concurrent changes of the row, and then tests its condition against the changed row.
 */
async function noteUse(
  payload: BasePayload,
  { id, passwordHash }: NewSession['member'],
  now: Date,
): Promise<boolean> {
  const members = membersOf(payload)
  const isHash =
    passwordHash === null ? isNull(members.passwordHash) : eq(members.passwordHash, passwordHash)
  const noted = await connectionTo(payload)
    .update(members)
    .set({ lastUsedAt: now.toISOString() })
    .where(and(eq(members.id, id), eq(members.status, 'active'), isHash))
    .returning({ id: members.id })
  return noted.length > 0
}

async function endSurplus(payload: BasePayload, memberId: string, now: Date): Promise<void> {
  const table = sessionsOf(payload)
  const ofMember = and(eq(table.memberId, memberId), isAlive(payload, now))
  const newest = connectionTo(payload)
    .select({ id: table.id })
    .from(table)
    .where(ofMember)
    .orderBy(desc(table.lastUsedAt), desc(table.id))
    .limit(mostSessions)
  await connectionTo(payload)
    .delete(table)
    .where(and(ofMember, notInArray(table.id, newest)))
}

const inIso = (stored: unknown) => new Date(String(stored)).toISOString()
