import { z } from 'zod'
import { items, one, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import {
  notificationChangesWire,
  notificationCountWire,
  notificationWire,
} from './notification.wire.ts'

const source = 'spec §7 News'

/**
 * Calls of the feature notification (spec §7). The list is public. With a member's token it also contains the
 * member's own notifications and flags.
 */
export const notificationCalls = {
  listNotifications: defineCall('listNotifications', {
    path: '/items/notifications',
    summary:
      'Lists notifications, sorted by publication time and then id, oldest first. `limit=-1` returns the newest 10,000 in that order. With a member’s token, includes the member’s own notifications and read flags.',
    caller: 'either',
    isLocalised: false,
    query: { limit: z.int(), page: z.int(), sort: z.string(), filter: z.string() },
    answer: items(notificationWire),
    source,
  }),
  changeNotification: defineWrite('changeNotification', {
    method: 'PATCH',
    path: '/items/notifications/{id}',
    summary: 'Marks a notification as read or unread for the signed-in member.',
    caller: 'member',
    table: notificationChangesWire,
    answer: singleton(notificationWire),
    refuses: 'permission',
    source,
  }),
  openNotifications: defineWrite('openNotifications', {
    method: 'POST',
    path: '/api/open_notification',
    summary:
      'Marks all notifications as seen for the signed-in member. Resets the notification count to 0.',
    caller: 'member',
    source,
  }),
  countNotifications: defineCall('countNotifications', {
    path: '/api/notification_count',
    summary: 'Returns the number of unseen notifications of the signed-in member.',
    caller: 'member',
    isLocalised: false,
    answer: one(notificationCountWire),
  }),
}
