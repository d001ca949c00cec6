import { invalidCredentials } from '@washhouse/contract/wire/errors'
import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { awaitWriters, connectionTo } from '../../../platform/database/tables.ts'
import type { Member } from '../../calls/member.ts'
import { membersOf, sessionsOf } from '../member-tables.ts'
import { isAlive } from './session-lifetimes.ts'

/**
 * For `writeWhole`, after a slow step: rejects if the session has ended in the meantime. Later changes of the member (undo,
 * suspend, erase) wait for the end of the transaction.
 * @throws INVALID_CREDENTIALS
 */
export async function requireActiveSession(
  payload: BasePayload,
  { id, sessionId }: Pick<Member, 'id' | 'sessionId'>,
): Promise<void> {
  const [sessions, members] = [sessionsOf(payload), membersOf(payload)]
  await awaitWriters(payload, members, id)
  const isActive = and(eq(members.id, id), eq(members.status, 'active'))
  const [living] = await connectionTo(payload)
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, sessionId), isActive, isAlive(payload, new Date())))
  if (!living) throw invalidCredentials()
}
