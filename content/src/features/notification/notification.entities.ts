import { notificationWire } from '@washhouse/contract/notification/notification.wire'
import { defineEntity, type StoredEntity } from '../../core/records/stored-entity.ts'

const storage: Parameters<typeof defineEntity>[1] = {
  storedIn: 'notifications',
  tag: 'notification',
  only: { status: 'published' },
  visibleFrom: 'publishedAt',
  orderedBy: ['publishedAt', 'id'],
  columns: { category: 'categoryId', news: 'newsId' },
}

/** Common to all notifications; `own-notifications.ts` adds flags and audience. */
export const notificationEntity = defineEntity(notificationWire, storage)

/** Without the flags, which have no column. */
export const unflaggedEntity: StoredEntity<unknown> = defineEntity(
  { ...notificationWire, fields: notificationWire.fields.filter(({ name }) => !isFlag(name)) },
  storage,
)

export function isFlag(name: string): name is 'isRead' | 'isCounted' {
  return name === 'isRead' || name === 'isCounted'
}
