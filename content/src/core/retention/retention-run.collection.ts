import type { CollectionConfig } from 'payload'
import { isAdministrator, nobody } from '../../platform/access.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { groups, label } from '../../platform/languages/labels.ts'

/**
 * Numbers of deleted records by job and day. The admin displays the records of processing instead of this list (section 39
 * of the Act), generated from the retention table.
 */
export const retentionRuns: CollectionConfig<'retention-runs'> = {
  slug: 'retention-runs',
  labels: {
    singular: label('การลบข้อมูลที่ครบกำหนด', 'Removal of what is due'),
    plural: label('บันทึกรายการข้อมูลส่วนบุคคล', 'Records of processing'),
  },
  admin: {
    group: groups.privacy,
    hideAPIURL: true,
    components: {
      views: {
        list: {
          Component: '/core/retention/records-page/records.admin.tsx#RecordsOfProcessing',
        },
      },
    },
  },
  lockDocuments: false,
  access: { read: isAdministrator, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 60 },
    { name: 'job', type: 'text', required: true, maxLength: 40 },
    { ...wholeNumberField('days', label('ระยะเวลา (วัน)', 'Period (days)')), required: true },
    { ...wholeNumberField('removed', label('จำนวนที่ลบ', 'Removed')), required: true },
  ],
}
