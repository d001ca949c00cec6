import { invalidCredentials } from '@washhouse/contract/wire/errors'
import { desc, eq, lte } from 'drizzle-orm'
import type { BasePayload, CollectionAfterDeleteHook } from 'payload'
import { livingMember } from '../../core/accounts/living-member.ts'
import { isMissingValue } from '../../platform/database/taken-value.ts'
import { connectionOf, connectionTo } from '../../platform/database/tables.ts'
import { looksOf, marksOf, notificationsOf } from '../../core/notifications/notification-tables.ts'
import type { Reader } from './own-notifications.ts'
import { isToldTo } from './told-parts.ts'

/**
 * Marks a notification as read by a member, or as not read.
 * @throws INVALID_CREDENTIALS where he has been erased meanwhile.
 */
export async function markRead(
  payload: BasePayload,
  reader: Reader,
  { id, isRead }: { id: number; isRead: boolean },
): Promise<void> {
  const marks = marksOf(payload)
  const now = new Date().toISOString()
  const memberId = livingMember(payload, reader.id)
  await refuseGone(
    connectionTo(payload)
      .insert(marks)
      .values({ memberId, notificationId: id, isRead, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [marks.memberId, marks.notificationId],
        set: { isRead, updatedAt: now },
      }),
  )
}

/**
 * A member has looked at what he is told by now: none of it is counted any more, and all that comes later is, also what
 * was written at this moment and is not stored yet.
 * @throws INVALID_CREDENTIALS where he has been erased meanwhile.
 */
export async function noteLook(payload: BasePayload, reader: Reader): Promise<void> {
  const seenUntil = await newestMoment(payload, reader)
  const looks = looksOf(payload)
  const now = new Date().toISOString()
  const memberId = livingMember(payload, reader.id)
  await refuseGone(
    connectionTo(payload)
      .insert(looks)
      .values({ memberId, seenUntil, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: looks.memberId,
        set: { seenUntil, updatedAt: now },
        // Of two looks at once the later one counts.
        setWhere: lte(looks.seenUntil, seenUntil),
      }),
  )
}

/** What of a member is kept here: his marks, and up to when he has looked. */
export async function listMarks(payload: BasePayload, memberId: string) {
  const marks = marksOf(payload)
  const looks = looksOf(payload)
  const connection = connectionTo(payload)
  const [look] = await connection
    .select({ seenUntil: looks.seenUntil })
    .from(looks)
    .where(eq(looks.memberId, memberId))
  const marked = await connection
    .select({ id: marks.notificationId, isRead: marks.isRead, at: marks.updatedAt })
    .from(marks)
    .where(eq(marks.memberId, memberId))
    .orderBy(desc(marks.updatedAt))
  return { seenUntil: look ? inIso(look.seenUntil) : null, marked }
}

export async function forgetMarks(payload: BasePayload, memberId: string): Promise<void> {
  const marks = marksOf(payload)
  const looks = looksOf(payload)
  const connection = connectionTo(payload)
  await connection.delete(marks).where(eq(marks.memberId, memberId))
  await connection.delete(looks).where(eq(looks.memberId, memberId))
}

/** What is gone is marked by nobody. */
export const dropMarks: CollectionAfterDeleteHook = async ({ id, req }) => {
  const marks = marksOf(req.payload)
  const connection = await connectionOf(req)
  await connection.delete(marks).where(eq(marks.notificationId, Number(id)))
}

/** The newest of what he is told by now, or since when he is here if that is later. */
async function newestMoment(payload: BasePayload, reader: Reader): Promise<string> {
  const table = notificationsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ newest: table.publishedAt })
    .from(table)
    .where(isToldTo(payload, reader.id, 1))
    .orderBy(desc(table.publishedAt), desc(table.id))
    .limit(1)
  const newest = row ? inIso(row.newest) : reader.createdAt
  return newest > reader.createdAt ? newest : reader.createdAt
}

function inIso(value: unknown): string {
  return new Date(String(value)).toISOString()
}

async function refuseGone(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (isMissingValue(error)) throw invalidCredentials()
    throw error
  }
}
