import type { GlobalConfig } from 'payload'
import { globalWithoutDrafts } from '../../core/publishing/publishing.ts'
import { row } from '../../platform/fields/layout-fields.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { groups, label } from '../../platform/languages/labels.ts'

const counted = { required: true, defaultValue: 0, min: 0 }

export const currentBranch: GlobalConfig<'current-branch'> = {
  slug: 'current-branch',
  label: label('ตัวเลขสาขา', 'Branch figures'),
  admin: {
    group: groups.branches,
    description: label(
      'จำนวนลูกค้าและสาขาที่แสดงบนหน้าแรก',
      'The numbers of customers and branches shown on the home page.',
    ),
  },
  ...globalWithoutDrafts({ tag: 'current_branch' }),
  fields: [
    row(
      wholeNumberField('customers', label('จำนวนลูกค้า', 'Customers'), counted),
      wholeNumberField('branches', label('จำนวนสาขา', 'Branches'), counted),
    ),
  ],
}
