import { isPlainObject } from '../wire/brackets.ts'
import { defineWireTable, type WireTable } from '../wire/wire-table.ts'
import { Notification, NotificationChanges, NotificationCount } from './notification.contract.ts'

const statusOnWire = { draft: 'Draft', published: 'Published' } as const

const table = defineWireTable(
  'notifications',
  Notification,
  {
    titleTh: 'title_th',
    titleEn: 'title_en',
    category: 'categories',
    isRead: 'read',
    isCounted: 'noti_count',
    news: 'id_news',
    publishedAt: 'date_publish',
  },
  {},
  // Other services may have only the English title, and no flags without a token.
  { titleTh: (wire) => wire['title_en'] ?? '', isRead: () => false, isCounted: () => false },
)

/** `/items/notifications` (spec §3, Notification; the date is an extension). Its status is capitalised (spec §4). */
export const notificationWire: WireTable<Notification> = {
  ...table,
  decode(value, language) {
    if (!isPlainObject(value)) return table.decode(value, language)
    const isPublished = value['status'] === statusOnWire.published
    return table.decode({ ...value, status: isPublished ? 'published' : 'draft' }, language)
  },
  encode: (notification, language) => ({
    ...table.encode(notification, language),
    status: statusOnWire[notification.status],
  }),
}

/** `PATCH /items/notifications/{id}` (spec §7, News). */
export const notificationChangesWire = defineWireTable('notification', NotificationChanges, {
  isRead: 'read',
})

/** `/api/notification_count` (extension). */
export const notificationCountWire = defineWireTable('notification_count', NotificationCount, {})
