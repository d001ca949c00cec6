import type { DateField, FieldHook } from 'payload'
import { label, type Label } from '../languages/labels.ts'
import { scheduledChangeField } from './date-fields.ts'

const stampWhenPublished: FieldHook = ({ data, value }) =>
  value ?? (data?._status === 'published' ? new Date().toISOString() : null)

/** From when a record is visible; if left empty, from its publication. */
export function appearField(text: Label) {
  const moment = scheduledChangeField('publishedAt', text)
  return {
    ...moment,
    timezone: true,
    hooks: { ...moment.hooks, beforeChange: [stampWhenPublished] },
    admin: {
      ...moment.admin,
      position: 'sidebar',
      description: label(
        'เวลาประเทศไทย เว้นว่างไว้คือขึ้นทันทีที่เผยแพร่',
        'In Thai time. Leave empty to appear as soon as it is published.',
      ),
    },
  } satisfies DateField
}
