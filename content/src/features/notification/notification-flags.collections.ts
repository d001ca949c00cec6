import type { CollectionConfig } from 'payload'
import { closed } from '../../platform/access.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../platform/languages/labels.ts'

const memberId = { name: 'memberId', type: 'text', required: true, maxLength: 36 } as const

/**
 * The notifications that a member has marked otherwise than they would be by themselves, a row each. Written by
 * `notification-marks.rows.ts`; none refers to its member by a foreign key: erasing one waits for nothing.
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

/** Up to which moment a member has looked at his notifications, one row each. */
export const notificationLooks: CollectionConfig<'notification-looks'> = {
  slug: 'notification-looks',
  labels: oneAndMany('การเปิดดูการแจ้งเตือน', 'Look at notifications', 'Looks at notifications'),
  ...closed,
  fields: [
    { ...memberId, unique: true },
    { name: 'seenUntil', type: 'date', required: true },
  ],
}
