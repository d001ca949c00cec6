import { and, eq, exists, lte, type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { sessionsOf } from '../../../core/accounts/member-tables.ts'
import { membersOf, type MembersTable } from '../member/member.rows.ts'
import type { RetentionJob, Batch } from '../../../core/retention/retention-job.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { log } from '../../../platform/log.ts'
import { removeMember } from '../removal/remove-member.ts'

const dayMs = 24 * 60 * 60 * 1000

export const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs)

/** Last use of an account, as far as its row knows. */
export function lastUseOf({ lastUsedAt, createdAt }: MembersTable): SQL {
  return sql`coalesce(${lastUsedAt}, ${createdAt})`
}

export function isUnusedSince(members: MembersTable, moment: Date): SQL {
  return lte(lastUseOf(members), moment.toISOString())
}

/**
 * Copies the last use from sessions to members. Once a day suffices: retention counts months, and sessions live longer than
 * a day. Deletes nothing.
 */
export const noteLastUses: RetentionJob = async ({ payload }) => {
  const [members, sessions] = [membersOf(payload), sessionsOf(payload)]
  const isOwn = eq(sessions.memberId, members.id)
  const isLater = sql`${sessions.lastUsedAt} > ${lastUseOf(members)}`
  const later = connectionTo(payload)
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOwn, isLater))
  const newest = sql`(select max(${sessions.lastUsedAt}) from ${sessions} where ${isOwn})`
  await connectionTo(payload).update(members).set({ lastUsedAt: newest }).where(exists(later))
  return 0
}

const StoredMoment = z.coerce.date().nullable()

/** A member's last use, ISO 8601, as stored in the row; null before the first return. */
export async function readLastUse(payload: BasePayload, memberId: string): Promise<string | null> {
  const { lastUsedAt, id } = membersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ lastUsedAt })
    .from(membersOf(payload))
    .where(eq(id, memberId))
  return StoredMoment.parse(row?.lastUsedAt ?? null)?.toISOString() ?? null
}

/**
 * Creates the job that deletes due accounts, each in one transaction and with the email of a normal deletion. Checks the
 * condition again at deletion, so that an account used meanwhile stays.
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

/** A failed deletion must not stop the others. */
function sayKept(error: unknown): false {
  log.error({ err: error }, 'an account that is due could not be deleted')
  return false
}
