import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { CollectionConfig } from 'payload'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { reasonLabels } from './case.labels.ts'
import { readByModerators } from '../tables/closed-collection.ts'

/** What members found wrong with posts and replies, once a member and writing. */
export const boardReports: CollectionConfig<'board-reports'> = {
  slug: 'board-reports',
  labels: oneAndMany('การรายงานในเว็บบอร์ด', 'Report of the web board', 'Reports of the web board'),
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
    // A keyed hash of the network that it came from and of what it is about, to compare with other reports of the same.
    { name: 'network', type: 'text', maxLength: 64, admin: { hidden: true } },
  ],
}
