import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type NotificationMenuMessageId = MessageIdOf<typeof notificationMenuMessages>

/** Texts of the notification menu, for members only. */
export const notificationMenuMessages = defineMessages({
  'bell.label': { th: 'การแจ้งเตือน', en: 'Notifications' },
  'bell.count': {
    th: 'การแจ้งเตือน ใหม่ {count} เรื่อง',
    en: 'Notifications, {count} new',
  },
  'bell.all': { th: 'ดูทั้งหมด', en: 'See all' },
  'bell.none': { th: 'ยังไม่มีการแจ้งเตือน', en: 'No notifications yet' },
  'bell.failed': { th: 'เปิดดูไม่ได้ในตอนนี้', en: 'Not available right now' },
})
