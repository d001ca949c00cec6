import { notificationWire } from '@washhouse/contract/notification/notification.wire'
import { and, desc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../core/accounts/personal-data.ts'
import { deleteRowsOf } from '../../core/accounts/member-rows.ts'
import { wholeList } from '../../core/records/entity-query.ts'
import { findEntities } from '../../core/records/entity-rows.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { looksOf, marksOf, notificationsOf } from '../../core/notifications/notification-tables.ts'
import { openOwn } from './own-notifications.ts'

/** Notifications to one member alone, marks, and up to when the member has seen notifications. */
export const notificationsOfMember: PersonalData = {
  async erase(payload, memberId) {
    await deleteRowsOf(payload, memberId, ['notification-marks', 'notification-looks'])
    const told = notificationsOf(payload)
    await connectionTo(payload).delete(told).where(eq(told.member, memberId))
  },
  async own(payload, memberId) {
    const reader = { id: memberId, createdAt: new Date(0).toISOString() }
    const source = openOwn(payload, 'th', reader)
    const { audience, member } = notificationsOf(payload)
    const isOwn = and(eq(audience, 'member'), eq(member, memberId))
    const own = { ...source, lasting: isOwn }
    const told = await findEntities(own, wholeList)
    const marks = marksOf(payload)
    const looks = looksOf(payload)
    const [look] = await connectionTo(payload)
      .select({ seenUntil: looks.seenUntil })
      .from(looks)
      .where(eq(looks.memberId, memberId))
    const marked = await connectionTo(payload)
      .select({ id: marks.notificationId, isRead: marks.isRead, at: marks.updatedAt })
      .from(marks)
      .where(eq(marks.memberId, memberId))
      .orderBy(desc(marks.updatedAt))
    return {
      notifications: told.map((each) => notificationWire.encode(each, 'th')),
      notification_marks: marked.map(({ id, isRead, at }) => ({
        notification: Number(id),
        read: Boolean(isRead),
        date: new Date(String(at)).toISOString(),
      })),
      notification_looks: look
        ? [{ seen_until: new Date(String(look.seenUntil)).toISOString() }]
        : [],
    }
  },
}
