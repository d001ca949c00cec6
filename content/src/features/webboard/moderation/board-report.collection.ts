import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { CollectionConfig } from 'payload'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { reasonLabels } from './case.labels.ts'
import { readByModerators } from '../tables/closed-collection.ts'

/** Reports on posts and replies, one per member and text. */
export const boardReports: CollectionConfig<'board-reports'> = {
  slug: 'board-reports',
  labels: oneAndMany('การรายงานในเว็บบอร์ด', 'Web board report', 'Web board reports'),
  ...readByModerators,
  indexes: [
    { fields: ['subject', 'memberId'], unique: true },
    { fields: ['memberId', 'createdAt'] },
  ],
  fields: [
    { name: 'memberId', type: 'text', required: true, maxLength: 36 },
    { name: 'subject', type: 'text', required: true, maxLength: 30 },
    requiredChoice('reason', label('เหตุผล', 'Reason'), reasonLabels),
    { name: 'note', type: 'textarea', maxLength: boardLengths.note },
    // Keyed hash of the reporter's network and the text, to compare it with other reports of the same text.
    { name: 'network', type: 'text', maxLength: 64, admin: { hidden: true } },
  ],
}
