import { and, eq, exists, lte, type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { sessionsOf } from '../../../engines/accounts/sessions/session-table.ts'
import type { RetentionJob } from '../../../engines/retention/retention-job.ts'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'

/** The table of members by what tells how long they have been away. */
export const usesOf = (payload: BasePayload) => collectionTable(payload, 'members')

/** When an account was used last, as far as its row knows. */
export function lastUseOf({ lastUsedAt, createdAt }: ReturnType<typeof usesOf>): SQL {
  return sql`coalesce(${lastUsedAt}, ${createdAt})`
}

/** The condition that an account was not used after a moment. */
export function isUnusedSince(members: ReturnType<typeof usesOf>, moment: Date): SQL {
  return lte(lastUseOf(members), moment.toISOString())
}

/**
 * Keeps with each member when he was here last, by his sessions: once a day is enough for what is counted in months,
 * and sessions are there for longer than that. Removes nothing.
 */
export const noteLastUses: RetentionJob = async ({ payload }) => {
  const [members, sessions] = [usesOf(payload), sessionsOf(payload)]
  const isHis = eq(sessions.memberId, members.id)
  const isLater = sql`${sessions.lastUsedAt} > ${lastUseOf(members)}`
  const later = connectionTo(payload)
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isHis, isLater))
  const newest = sql`(select max(${sessions.lastUsedAt}) from ${sessions} where ${isHis})`
  await connectionTo(payload).update(members).set({ lastUsedAt: newest }).where(exists(later))
  return 0
}

const StoredMoment = z.coerce.date().nullable()

/** When a member was here last, ISO 8601, as his row knows; null for one who has registered and not been back. */
export async function readLastUse(payload: BasePayload, memberId: string): Promise<string | null> {
  const { lastUsedAt, id } = usesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ lastUsedAt })
    .from(usesOf(payload))
    .where(eq(id, memberId))
  return StoredMoment.parse(row?.lastUsedAt ?? null)?.toISOString() ?? null
}
