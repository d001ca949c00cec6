import { and, eq, exists, inArray, isNull, lt, lte, notExists, or, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { reachesReaders } from '../../../core/mail/mail.env.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { isUnqueued, outboxOf } from '../../../core/mail/outbox.rows.ts'
import { maxAttempts } from '../../../core/mail/retry-times.ts'
import type { RetentionJob } from '../../../core/retention/retention-job.ts'
import { collectionTable, connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { unverifiedNoticeDays } from '../../../platform/retention/retention-table.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { addDays, deleteMembers } from './unused-members.ts'
import { membersOf, type MembersTable } from '../member/member.rows.ts'

/**
 * Warns members whose accounts are due for deletion in a week, and again those whose warning was lost. Deletes nothing, and
 * does nothing while mail is not delivered.
 */
export const warnUnverified: RetentionJob = async ({ payload, now, before, most }) => {
  if (!reachesReaders()) return 0
  const count = await writeWhole(payload, async () => {
    const [members, box] = [membersOf(payload), outboxOf(payload)]
    const { id } = members
    const isUntold = or(
      isUnqueued(payload, { collection: 'members' }, 'unverified', id),
      exists(noticesTo(payload, members, isLost(payload))),
    )
    const rows = await connectionTo(payload)
      .select({ id })
      .from(members)
      .where(
        and(isUnverifiedSince(payload, members, addDays(before, unverifiedNoticeDays)), isUntold),
      )
      .limit(most)
    const ids = rows.map((row) => String(row.id))
    await connectionTo(payload)
      .delete(box)
      .where(and(isNotice(payload), inArray(box.subjectId, ids), isLost(payload)))
    const at = addDays(now, unverifiedNoticeDays).toISOString()
    for (const each of ids) await queueMail(payload, each, 'unverified', { at }, { part: '' })
    return ids.length
  })
  if (count > 0) wakeOutbox()
  return count
}

/**
 * Deletes accounts with an unconfirmed address, a week or more after a warning that left, or that the member's mail service
 * refused. Does nothing while mail is not delivered, as nobody could confirm. Accounts linked to LINE stay until they are
 * inactive.
 */
export const deleteUnverifiedMembers: RetentionJob = async (batch) =>
  reachesReaders() ? await deleteNotified(batch) : 0

const deleteNotified = deleteMembers((members, { payload, now, before }) => {
  const { updatedAt } = outboxOf(payload)
  const isLongAgo = lte(updatedAt, addDays(now, -unverifiedNoticeDays).toISOString())
  return and(
    isUnverifiedSince(payload, members, before),
    exists(noticesTo(payload, members, and(isTold(payload), isLongAgo))),
  )
})

function isUnverifiedSince(
  payload: BasePayload,
  members: MembersTable,
  moment: Date,
): SQL | undefined {
  const identities = collectionTable(payload, 'member-identities')
  const joined = connectionTo(payload)
    .select({ id: identities.id })
    .from(identities)
    .where(eq(identities.memberId, members.id))
  return and(
    or(eq(members.emailVerified, false), isNull(members.emailVerified)),
    lte(members.createdAt, moment.toISOString()),
    notExists(joined),
  )
}

function noticesTo(payload: BasePayload, members: MembersTable, isSo: SQL | undefined) {
  const box = outboxOf(payload)
  return connectionTo(payload)
    .select({ id: box.id })
    .from(box)
    .where(and(isNotice(payload), eq(box.subjectId, members.id), isSo))
}

function isNotice(payload: BasePayload): SQL | undefined {
  const { subjectKind, purpose } = outboxOf(payload)
  return and(eq(subjectKind, 'members'), eq(purpose, 'unverified'))
}

/** Sent, or given up before the last attempt: the mail service rejects the address. */
function isTold(payload: BasePayload): SQL | undefined {
  const { status, attempts } = outboxOf(payload)
  return or(eq(status, 'sent'), and(eq(status, 'failed'), lt(attempts, maxAttempts)))
}

function isLost(payload: BasePayload): SQL | undefined {
  const { status, attempts } = outboxOf(payload)
  return or(eq(status, 'dropped'), and(eq(status, 'failed'), eq(attempts, maxAttempts)))
}
