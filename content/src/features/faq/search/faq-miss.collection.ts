import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, nobody } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { plainText } from '../../../platform/fields/text-fields.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import { groups, label, oneAndMany } from '../../../platform/languages/labels.ts'

/** Members' searches without a result. The member is not stored. */
export const faqMisses: CollectionConfig<'faq-misses'> = {
  slug: 'faq-misses',
  labels: oneAndMany('คำค้นที่ไม่พบคำตอบ', 'Search without an answer', 'Searches without an answer'),
  admin: {
    group: groups.faq,
    useAsTitle: 'words',
    defaultColumns: ['words', 'times', 'updatedAt'],
    listSearchableFields: ['words'],
    description: label(
      'คำที่สมาชิกค้นแล้วไม่พบ ไม่เก็บว่าใครค้น เก็บ 500 คำล่าสุด ลบข้อที่ดูแลแล้วได้',
      'What members looked for and did not find, the latest 500, without who it was. Delete what you have seen to.',
    ),
  },
  defaultSort: '-times',
  lockDocuments: false,
  access: { read: isStaff, create: nobody, update: nobody, delete: isEditor },
  fields: [
    uuidField,
    { ...plainText('words', label('คำค้น', 'Words'), 200), required: true },
    {
      ...plainText('folded', label('คำค้นแบบย่อ', 'Folded'), 200),
      required: true,
      unique: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    { ...wholeNumberField('times', label('ครั้ง', 'Times')), required: true, index: true },
  ],
}
