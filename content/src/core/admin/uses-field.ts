import type { UIField } from 'payload'
import { label } from '../../platform/languages/labels.ts'

export const usesField: UIField = {
  name: 'uses',
  type: 'ui',
  label: label('ใช้อยู่ที่', 'Used in'),
  admin: {
    components: { Field: '/core/admin/uses.admin.tsx#Uses' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
