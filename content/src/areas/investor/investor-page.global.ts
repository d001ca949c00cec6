import type { Field, GlobalConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackGlobalChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { paybackFields } from './payback.fields.ts'

/** What a franchisee may expect to know before signing. */
const facts: Field = {
  name: 'facts',
  type: 'array',
  label: label('ข้อเท็จจริงก่อนเซ็นสัญญา', 'Facts before signing'),
  labels: { singular: label('เรื่อง', 'Fact'), plural: label('เรื่อง', 'Facts') },
  maxRows: 30,
  admin: {
    components: { RowLabel: '/engines/admin/row-name.admin.tsx#RowName' },
    initCollapsed: true,
    description: label(
      'ค่าธรรมเนียม อายุสัญญา หน้าที่ของแต่ละฝ่าย ต้องตรงกับเอกสารเปิดเผยข้อมูลที่ยื่นให้ผู้ลงทุน',
      'Fees, term, who does what. It must agree with the disclosure document that investors are given.',
    ),
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('หัวข้อ', 'Title'),
      localized: true,
      required: true,
      maxLength: 120,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'text',
      type: 'textarea',
      label: label('รายละเอียด', 'Text'),
      localized: true,
      required: true,
      maxLength: 1000,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
  ],
}

/** Drafts, since counsel reads what stands here before it is published. */
export const investorPage: GlobalConfig<'investor-page'> = {
  slug: 'investor-page',
  label: label('หน้านักลงทุน (เนื้อหา)', 'Investor page (content)'),
  admin: { group: groups.investors },
  versions: { drafts: true, max: 50 },
  access: { read: readPublished, readVersions: isStaff, update: isEditor },
  hooks: trackGlobalChanges({ tag: 'investor_page' }),
  fields: [
    facts,
    paybackFields,
    {
      name: 'estimateNote',
      type: 'textarea',
      label: label('หมายเหตุของประมาณการ', 'Note on the estimate'),
      localized: true,
      required: true,
      maxLength: 1000,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
      admin: {
        description: label(
          'บอกให้ชัดว่าเป็นการประมาณ ไม่ใช่การรับประกันรายได้',
          'Say plainly that it is an estimate and no promise of income.',
        ),
      },
    },
    {
      name: 'interestNote',
      type: 'textarea',
      label: label('หลังส่งแบบฟอร์มจะเกิดอะไรขึ้น', 'What happens after the form was sent'),
      localized: true,
      maxLength: 500,
    },
  ],
}
