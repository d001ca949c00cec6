import { and, eq, exists, lte, type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { sessionsOf } from '../../../core/accounts/sessions/session-lifetimes.ts'
import { membersOf, type MembersTable } from '../member/member.rows.ts'
import type { RetentionJob, Batch } from '../../../core/retention/retention-job.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { log } from '../../../platform/log.ts'
import { removeMember } from '../removal/remove-member.ts'

const dayMs = 24 * 60 * 60 * 1000

export const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs)

/** When an account was used last, as far as its row knows. */
export function lastUseOf({ lastUsedAt, createdAt }: MembersTable): SQL {
  return sql`coalesce(${lastUsedAt}, ${createdAt})`
}

/** The condition that an account was not used after a moment. */
export function isUnusedSince(members: MembersTable, moment: Date): SQL {
  return lte(lastUseOf(members), moment.toISOString())
}

/**
 * Keeps with each member when he was here last, by his sessions: once a day is enough for what is counted in months,
 * and sessions are there for longer than that. Removes nothing.
 */
export const noteLastUses: RetentionJob = async ({ payload }) => {
  const [members, sessions] = [membersOf(payload), sessionsOf(payload)]
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
  const { lastUsedAt, id } = membersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ lastUsedAt })
    .from(membersOf(payload))
    .where(eq(id, memberId))
  return StoredMoment.parse(row?.lastUsedAt ?? null)?.toISOString() ?? null
}

/**
 * The job that deletes the accounts that are due, each whole, as its member would, and with the mail that says so. Whoever
 * does meanwhile what keeps his account has it kept.
 */
export function deleteMembers(
  isDue: (members: MembersTable, batch: Batch) => SQL | undefined,
): RetentionJob {
  return async (batch) => {
    const { payload, note } = batch
    const onlyIf = isDue(membersOf(payload), batch)
    let count = 0
    for (const id of await listDue(batch, onlyIf)) {
      const alsoWrite = () => note(1)
      const isRemoved = await removeMember(payload, id, { onlyIf, alsoWrite }).catch(
        (error: unknown) => sayKept(error),
      )
      if (isRemoved) count += 1
    }
    return count
  }
}

async function listDue({ payload, most }: Batch, isDue: SQL | undefined): Promise<string[]> {
  const members = membersOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(isDue)
    .limit(most)
  return rows.map(({ id }) => String(id))
}

/** One that cannot be deleted keeps no other from it. */
function sayKept(error: unknown): false {
  log.error({ err: error }, 'an account that is due could not be deleted')
  return false
}
