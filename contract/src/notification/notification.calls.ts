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
 * The calls of the area notification (spec §7, design §3). Anyone may read the list, as it is called
 * without a token there; who shows one gets what is meant for him, too, with his own flags.
 */
export const notificationCalls = {
  listNotifications: defineCall('listNotifications', {
    path: '/items/notifications',
    summary:
      'Notifications by publication, then id, the oldest first; -1 gives the newest 10,000 of them',
    caller: 'either',
    isLocalised: false,
    query: { limit: z.int(), page: z.int(), sort: z.string(), filter: z.string() },
    answer: items(notificationWire),
    source,
  }),
  changeNotification: defineWrite('changeNotification', {
    method: 'PATCH',
    path: '/items/notifications/{id}',
    summary: 'Marks a notification as read by the member who asks, or as not read',
    caller: 'member',
    table: notificationChangesWire,
    answer: singleton(notificationWire),
    refuses: 'permission',
    source,
  }),
  openNotifications: defineWrite('openNotifications', {
    method: 'POST',
    path: '/api/open_notification',
    summary: 'The member has looked at his notifications: none of them is counted any more',
    caller: 'member',
    source,
  }),
  countNotifications: defineCall('countNotifications', {
    path: '/api/notification_count',
    summary: 'How many notifications are counted at the bell of the member who asks',
    caller: 'member',
    isLocalised: false,
    answer: one(notificationCountWire),
  }),
}
