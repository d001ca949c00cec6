import type { CollectionConfig } from 'payload'
import { closed } from '../../platform/access.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../platform/languages/labels.ts'

const memberId = { name: 'memberId', type: 'text', required: true, maxLength: 36 } as const

/**
 * Marks that differ from a notification's default, one row each. Written by `notification-marks.rows.ts`. No foreign key to
 * the member: erasing one must not wait.
 */
export const notificationMarks: CollectionConfig<'notification-marks'> = {
  slug: 'notification-marks',
  labels: oneAndMany('เครื่องหมายอ่านแล้ว', 'Mark of a notification', 'Marks of notifications'),
  ...closed,
  indexes: [{ fields: ['memberId', 'notificationId'], unique: true }],
  fields: [
    memberId,
    {
      ...wholeNumberField('notificationId', label('การแจ้งเตือน', 'Notification'), {
        required: true,
      }),
      index: true,
    },
    { name: 'isRead', type: 'checkbox', required: true },
  ],
}

/** Up to when a member has seen notifications, one row per member. */
export const notificationLooks: CollectionConfig<'notification-looks'> = {
  slug: 'notification-looks',
  labels: oneAndMany('การเปิดดูการแจ้งเตือน', 'Look at notifications', 'Looks at notifications'),
  ...closed,
  fields: [
    { ...memberId, unique: true },
    { name: 'seenUntil', type: 'date', required: true },
  ],
}
