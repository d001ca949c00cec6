import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { CollectionConfig } from 'payload'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { readByModerators } from '../tables/closed-collection.ts'

/** Appeals of limited or suspended members. */
export const boardAppeals: CollectionConfig<'board-appeals'> = {
  slug: 'board-appeals',
  labels: oneAndMany('คำขอให้ทบทวน', 'Appeal', 'Appeals'),
  ...readByModerators,
  fields: [
    { ...wholeNumberField('caseId', label('เรื่อง', 'Case')), required: true, index: true },
    { name: 'memberId', type: 'text', required: true, maxLength: 36, index: true },
    requiredChoice('about', label('เรื่อง', 'About'), {
      limit: label('การจำกัดการเขียน', 'Posting limit'),
      suspension: label('การระงับบัญชี', 'Suspension'),
    }),
    { name: 'message', type: 'textarea', required: true, maxLength: boardLengths.message },
  ],
}
