import { notificationWire } from '@washhouse/contract/notification/notification.wire'
import { and, eq } from 'drizzle-orm'
import type { OfMembers } from '../../core/accounts/of-members.ts'
import { wholeList } from '../../core/records/entity-query.ts'
import { findEntities } from '../../core/records/entity-rows.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { forgetMarks, listMarks } from './notification-marks.rows.ts'
import { notificationsOf } from '../../core/notifications/notification-tables.ts'
import { openOwn } from './own-notifications.ts'

/** What a member alone was told, what he has marked, and up to when he has looked. */
export const notificationsOfMember: OfMembers = {
  async erase(payload, memberId) {
    await forgetMarks(payload, memberId)
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
    const { seenUntil, marked } = await listMarks(payload, memberId)
    return {
      notifications: told.map((each) => notificationWire.encode(each, 'th')),
      notification_marks: marked.map(({ id, isRead, at }) => ({
        notification: Number(id),
        read: Boolean(isRead),
        date: new Date(String(at)).toISOString(),
      })),
      notification_looks: seenUntil === null ? [] : [{ seen_until: seenUntil }],
    }
  },
}
