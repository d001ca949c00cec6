import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'

/**
 * Whether answers have helped, one word of a member on each. Staff see the sums alone. Rows are written by
 * `faq-feedback.rows.ts`, and none refers to its member or question by a foreign key: erasing one waits for nothing.
 */
export const faqFeedback: CollectionConfig<'faq-feedback'> = {
  slug: 'faq-feedback',
  labels: oneAndMany('ความเห็นต่อคำตอบ', 'Word on an answer', 'Words on answers'),
  ...closed,
  indexes: [{ fields: ['memberId', 'faq'], unique: true }],
  fields: [
    { name: 'id', type: 'text', required: true, maxLength: 36 },
    { name: 'memberId', type: 'text', required: true, maxLength: 36 },
    { ...wholeNumberField('faq', label('คำถาม', 'Question')), required: true, index: true },
    { name: 'hasHelped', type: 'checkbox', required: true },
  ],
}
