import type { CollectionConfig } from 'payload'
import { isAdministrator, nobody } from '../../platform/access.ts'
import { requiredChoice } from '../../platform/fields/choice-fields.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { groups, label } from '../../platform/languages/labels.ts'

export const auditActs = {
  read: label('เปิดดู', 'Read'),
  search: label('ค้นหาหรือนับ', 'Searched or counted'),
  export: label('ส่งออก', 'Exported'),
  change: label('แก้ไข', 'Changed'),
  erase: label('ลบ', 'Erased'),
}
export type AuditAct = keyof typeof auditActs

/**
 * Which staff read, searched, exported, changed or erased personal data, and when: ids, no texts. Only SQL statements write
 * it. The database rejects changes and early deletions (`guard-audit.ts`).
 */
export const staffAudit: CollectionConfig<'staff-audit'> = {
  slug: 'staff-audit',
  labels: {
    singular: label('การใช้ข้อมูลส่วนบุคคล', 'Use of personal data'),
    plural: label('บันทึกการใช้ข้อมูลส่วนบุคคล', 'Uses of personal data'),
  },
  admin: {
    group: groups.privacy,
    hideAPIURL: true,
    useAsTitle: 'act',
    defaultColumns: ['createdAt', 'by', 'act', 'about', 'ids'],
    description: label(
      'ทีมงานคนไหนเปิดดู ค้นหา ส่งออก แก้ไข หรือลบข้อมูลส่วนบุคคลใด เมื่อไร เก็บเฉพาะเลขอ้างอิง แก้ไขไม่ได้ และลบเองเมื่อครบ 400 วัน',
      'Who of the staff read, searched, exported, changed or erased personal data, and when: ids alone. It cannot be changed, and goes by itself after 400 days.',
    ),
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { read: isAdministrator, create: nobody, update: nobody, delete: nobody },
  fields: [
    requiredChoice('act', label('ทำอะไร', 'Act'), auditActs),
    // Not a relation: it outlives the account.
    {
      ...wholeNumberField('by', label('เลขทีมงาน', 'Id of the member of staff')),
      required: true,
      index: true,
    },
    {
      name: 'about',
      type: 'text',
      label: label('ข้อมูล', 'Collection'),
      required: true,
      maxLength: 40,
    },
    { name: 'ids', type: 'textarea', label: label('เลขอ้างอิง', 'Ids'), maxLength: 20_000 },
    wholeNumberField('count', label('จำนวนรายการ', 'How many records')),
  ],
}
