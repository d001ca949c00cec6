import { invalidCredentials, WireError } from '@washhouse/contract/wire/errors'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { log } from '../../../platform/log.ts'
import { type Member, MemberRow } from '../../calls/member.ts'
import { membersOf, sessionsOf } from '../member-tables.ts'
import { hashOfToken, sessionNamedBy } from './session-tokens.ts'

const SessionRow = z.object({
  accessHash: z.string(),
  accessExpiresAt: z.coerce.date(),
  earlierAccessHash: z.string().nullable(),
  earlierAccessExpiresAt: z.coerce.date().nullable(),
  arrivedAt: z.coerce.date().nullable(),
})
const memberColumns = MemberRow.keyof().options

interface TokenUse {
  /** The website uses the token before the browser has received it: earlier tokens stay valid. */
  isUnseen?: boolean
}

/**
 * The member of an access token, in one query.
 * @throws INVALID_CREDENTIALS if no session has the token, TOKEN_EXPIRED if it has expired.
 */
export async function memberBySessionToken(
  payload: BasePayload,
  token: string,
  { isUnseen = false }: TokenUse = {},
): Promise<Member> {
  const sessionId = sessionNamedBy(token)
  if (sessionId === undefined) throw invalidCredentials()
  const row = await readSession(payload, sessionId)
  if (!row) throw invalidCredentials()
  const session = SessionRow.parse(row.session)
  const hash = hashOfToken(token)
  const isNewest = hash === session.accessHash
  if (!isNewest && hash !== session.earlierAccessHash) throw invalidCredentials()
  const expiresAt = isNewest ? session.accessExpiresAt : session.earlierAccessExpiresAt
  if (!expiresAt || expiresAt.getTime() <= Date.now())
    throw new WireError('TOKEN_EXPIRED', 'Token expired.')
  if (isNewest && !isUnseen && session.arrivedAt === null) noteArrival(payload, sessionId, hash)
  return { ...MemberRow.parse(row.member), sessionId }
}

const sessionColumns = [
  'accessHash',
  'accessExpiresAt',
  'earlierAccessHash',
  'earlierAccessExpiresAt',
  'arrivedAt',
] as const

async function readSession(payload: BasePayload, sessionId: string) {
  const sessions = sessionsOf(payload)
  const members = membersOf(payload)
  const [row] = await connectionTo(payload)
    .select({
      session: Object.fromEntries(sessionColumns.map((name) => [name, sessions[name]])),
      member: Object.fromEntries(memberColumns.map((name) => [name, members[name]])),
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(members.status, 'active'),
        isNull(sessions.misusedAt),
        gt(sessions.expiresAt, new Date().toISOString()),
      ),
    )
  return row
}

/** Ends the grace of the earlier refresh tokens. The call neither waits for this update nor fails with it. */
function noteArrival(payload: BasePayload, sessionId: string, accessHash: string): void {
  const table = sessionsOf(payload)
  const now = new Date().toISOString()
  connectionTo(payload)
    .update(table)
    .set({ arrivedAt: now, lastUsedAt: now, updatedAt: now })
    .where(and(eq(table.id, sessionId), eq(table.accessHash, accessHash), isNull(table.arrivedAt)))
    .then(undefined, (error: unknown) =>
      log.warn({ err: error }, 'a session’s use was not noted, its next call tries again'),
    )
}
