import { desc, eq, lte } from 'drizzle-orm'
import type { BasePayload, CollectionAfterDeleteHook } from 'payload'
import { keepRow, refuseErased } from '../../core/accounts/rows-of-members.ts'
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
  const mark = { memberId: reader.id, key: { notificationId: id }, values: { isRead } }
  await refuseErased(keepRow(payload, 'notification-marks', mark))
}

/**
 * A member has looked at what he is told by now: none of it is counted any more, and all that comes later is, also what
 * was written at this moment and is not stored yet.
 * @throws INVALID_CREDENTIALS where he has been erased meanwhile.
 */
export async function noteLook(payload: BasePayload, reader: Reader): Promise<void> {
  const seenUntil = await newestMoment(payload, reader)
  const looks = looksOf(payload)
  // Of two looks at once the later one counts.
  const onlyIf = lte(looks.seenUntil, seenUntil)
  await refuseErased(
    keepRow(payload, 'notification-looks', { memberId: reader.id, values: { seenUntil }, onlyIf }),
  )
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
