import { and, eq, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { BasePayload } from 'payload'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { outboxOf } from '../../../core/mail/outbox.rows.ts'
import type { Batch, RetentionJob } from '../../../core/retention/retention-job.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { inactiveNoticeDays } from '../../../platform/retention/retention-table.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { addDays, deleteMembers, isUnusedSince, lastUseOf } from './unused-members.ts'
import { membersOf, type MembersTable } from '../member/member.rows.ts'

const { first, last } = inactiveNoticeDays

/** Warns members whose accounts are due for deletion in 60 days. */
export const warnInactive = tellMembers('inactiveToldAt', first, (members, { before }) =>
  and(isUnusedSince(members, addDays(before, first)), isUntold(members, members.inactiveToldAt)),
)

/** Second warning: 14 days before the deletion, and at least 46 days after the first, which may have been late. */
export const warnInactiveAgain = tellMembers(
  'inactiveToldAgainAt',
  last,
  (members, { now, before }) =>
    and(
      isUnusedSince(members, addDays(before, last)),
      isToldBy(members, members.inactiveToldAt, addDays(now, last - first)),
      isUntold(members, members.inactiveToldAgainAt),
    ),
)

/** Deletes inactive accounts, only after both warnings were sent in time and delivered. */
export const deleteInactiveMembers = deleteMembers((members, { payload, now, before }) =>
  and(
    isUnusedSince(members, before),
    isToldBy(members, members.inactiveToldAgainAt, addDays(now, -last)),
    notExists(lostMails(payload, members)),
  ),
)

/** Warnings that failed or were dropped. */
function lostMails(payload: BasePayload, members: MembersTable) {
  const box = outboxOf(payload)
  return connectionTo(payload)
    .select({ id: box.id })
    .from(box)
    .where(
      and(
        eq(box.subjectKind, 'members'),
        eq(box.subjectId, members.id),
        eq(box.purpose, 'inactive'),
        inArray(box.status, ['failed', 'dropped']),
      ),
    )
}

/** True if the warning was never sent, or only before the last use of the account. */
function isUntold(members: MembersTable, toldAt: SQLiteColumn): SQL | undefined {
  return or(isNull(toldAt), sql`${toldAt} <= ${lastUseOf(members)}`)
}

/** True if the warning was sent at `moment` or earlier, but after the last use. */
function isToldBy(members: MembersTable, toldAt: SQLiteColumn, moment: Date): SQL | undefined {
  return and(lte(toldAt, moment.toISOString()), gt(toldAt, lastUseOf(members)))
}

/**
 * Creates the job that marks members as warned and queues the emails, in one transaction; concurrent runs warn each member
 * once.
 */
function tellMembers(
  mark: 'inactiveToldAt' | 'inactiveToldAgainAt',
  daysBefore: number,
  isDue: (members: MembersTable, batch: Batch) => SQL | undefined,
): RetentionJob {
  return async (batch) => {
    const { payload, now, most } = batch
    const count = await writeWhole(payload, async () => {
      const members = membersOf(payload)
      const due = isDue(members, batch)
      const some = connectionTo(payload)
        .select({ id: members.id })
        .from(members)
        .where(due)
        .limit(most)
      const told = await connectionTo(payload)
        .update(members)
        .set({ [mark]: now.toISOString() })
        .where(and(inArray(members.id, some), due))
        .returning({ id: members.id })
      for (const id of told.map((row) => String(row.id)))
        await queueMail(payload, id, 'inactive', { at: addDays(now, daysBefore).toISOString() })
      return told.length
    })
    if (count > 0) wakeOutbox()
    return count
  }
}
