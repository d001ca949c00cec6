import type { GlobalConfig } from 'payload'
import { anyone, isEditor } from '../../ground/access.ts'
import { trackGlobalChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'

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
  access: { read: anyone, update: isEditor },
  hooks: trackGlobalChanges({ tag: 'current_branch' }),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'customers',
          type: 'number',
          label: label('จำนวนลูกค้า', 'Customers'),
          required: true,
          defaultValue: 0,
          min: 0,
          admin: { step: 1 },
        },
        {
          name: 'branches',
          type: 'number',
          label: label('จำนวนสาขา', 'Branches'),
          required: true,
          defaultValue: 0,
          min: 0,
          admin: { step: 1 },
        },
      ],
    },
  ],
}
