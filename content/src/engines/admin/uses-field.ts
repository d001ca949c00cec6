import type { UIField } from 'payload'
import { label } from '../../ground/languages/labels.ts'

/** In the admin: where a record is used, each with the way there. */
export const usesField: UIField = {
  name: 'uses',
  type: 'ui',
  label: label('ใช้อยู่ที่', 'Used in'),
  admin: {
    components: { Field: '/engines/admin/uses.admin.tsx#Uses' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
