import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'

/**
 * Which branches members follow, a row each. Rows are written by `followed-branch.rows.ts`, and none refers to
 * its member or branch by a foreign key: both may go.
 */
export const followedBranches: CollectionConfig<'followed-branches'> = {
  slug: 'followed-branches',
  labels: oneAndMany('สาขาที่สมาชิกติดตาม', 'Followed branch', 'Followed branches'),
  ...closed,
  indexes: [{ fields: ['memberId', 'branchId'], unique: true }],
  fields: [
    { name: 'memberId', type: 'text', required: true, maxLength: 36 },
    {
      ...wholeNumberField('branchId', label('สาขา', 'Branch'), { required: true }),
      index: true,
    },
  ],
}
