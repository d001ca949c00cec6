import { desc, eq, lte } from 'drizzle-orm'
import type { BasePayload, CollectionAfterDeleteHook } from 'payload'
import { storeRow, refuseErased } from '../../core/accounts/member-rows.ts'
import { requestConnection, connectionTo } from '../../platform/database/tables.ts'
import { looksOf, marksOf, notificationsOf } from '../../core/notifications/notification-tables.ts'
import type { Reader } from './own-notifications.ts'
import { isVisibleTo } from './notification-scopes.ts'

/** @throws INVALID_CREDENTIALS if the member was erased meanwhile. */
export async function markRead(
  payload: BasePayload,
  reader: Reader,
  { id, isRead }: { id: number; isRead: boolean },
): Promise<void> {
  const mark = { memberId: reader.id, key: { notificationId: id }, values: { isRead } }
  await refuseErased(storeRow(payload, 'notification-marks', mark))
}

/**
 * Marks a member's notifications as seen up to the newest visible one. A notification that is being stored now is later, and
 * counts as unseen.
 * @throws INVALID_CREDENTIALS if the member was erased meanwhile.
 */
export async function noteReview(payload: BasePayload, reader: Reader): Promise<void> {
  const seenUntil = await newestMoment(payload, reader)
  const looks = looksOf(payload)
  // Concurrent calls never move the time back.
  const onlyIf = lte(looks.seenUntil, seenUntil)
  await refuseErased(
    storeRow(payload, 'notification-looks', { memberId: reader.id, values: { seenUntil }, onlyIf }),
  )
}

/** Deletes all marks of a deleted notification. */
export const dropMarks: CollectionAfterDeleteHook = async ({ id, req }) => {
  const marks = marksOf(req.payload)
  const connection = await requestConnection(req)
  await connection.delete(marks).where(eq(marks.notificationId, Number(id)))
}

/** Time of the member's newest notification, or of registration if that is later. */
async function newestMoment(payload: BasePayload, reader: Reader): Promise<string> {
  const table = notificationsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ newest: table.publishedAt })
    .from(table)
    .where(isVisibleTo(payload, reader.id, 1))
    .orderBy(desc(table.publishedAt), desc(table.id))
    .limit(1)
  const newest = row ? inIso(row.newest) : reader.createdAt
  return newest > reader.createdAt ? newest : reader.createdAt
}

function inIso(value: unknown): string {
  return new Date(String(value)).toISOString()
}
