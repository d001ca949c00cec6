import type { Area } from '../../core/area.ts'
import { notificationLooks, notificationMarks } from './notification-flags.collections.ts'
import { notifications } from './notification.collection.ts'
import { notificationRoutes, notificationWrites } from './notification.route.ts'
import { notificationsOfMember } from './notifications-of-member.ts'

export const notificationArea: Area = {
  collections: [notifications, notificationMarks, notificationLooks],
  routes: notificationRoutes,
  writes: notificationWrites,
  personalData: notificationsOfMember,
}
