import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'

/** How things stood before a decision, for the seconds in which whoever made it may take it back. No texts. */
export const boardUndos: CollectionConfig<'board-undos'> = {
  slug: 'board-undos',
  labels: oneAndMany('การตัดสินที่ยังเลิกทำได้', 'Decision to undo', 'Decisions to undo'),
  ...closed,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 36 },
    { ...wholeNumberField('by', label('ผู้ตัดสิน', 'Decided by')), required: true },
    { name: 'before', type: 'textarea', required: true },
    { name: 'until', type: 'date', required: true, index: true },
  ],
}
