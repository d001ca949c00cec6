import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'

/**
 * Which branches members follow, one per row. Rows are written by `followed-branch.rows.ts`. They have no foreign key, so
 * member and branch can be deleted.
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
