import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'

/**
 * Whether answers helped, one value per member and question. Staff only see sums. Rows are written by `faq-feedback.rows.ts`
 * and have no foreign key, so that they do not block an erasure.
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
