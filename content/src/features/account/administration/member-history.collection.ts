import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../../platform/access.ts'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { plainLongText } from '../../../platform/fields/text-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { actLabels } from './administration.labels.ts'

/** What staff did with members, and who did it. Entries of erased members name nobody. */
export const memberHistory: CollectionConfig<'member-history'> = {
  slug: 'member-history',
  labels: oneAndMany('ประวัติการดูแลสมาชิก', 'Act upon a member', 'Acts upon members'),
  ...readOnlyTo(isStaff),
  fields: [
    { name: 'id', type: 'text', required: true, maxLength: 36 },
    // No relation: erasing a member must not wait for this table.
    { name: 'member', type: 'text', index: true, maxLength: 36 },
    requiredChoice('act', label('ทำอะไร', 'Act'), actLabels),
    plainLongText('reason', label('เหตุผล', 'Reason'), 500),
    { name: 'by', type: 'relationship', relationTo: 'staff', label: label('โดย', 'By') },
  ],
}
