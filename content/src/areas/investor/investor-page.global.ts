import type { GlobalConfig } from 'payload'
import { titledRows } from '../../engines/admin/rows-field.ts'
import { datesChanges } from '../../engines/publishing/change-date.ts'
import { globalWithDrafts } from '../../engines/publishing/publishing.ts'
import { changeDateFields } from '../../ground/fields/change-date.fields.ts'
import {
  optionalLongText,
  requiredLongText,
  requiredText,
} from '../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../ground/languages/labels.ts'
import { paybackFields } from './payback.fields.ts'

/** What a franchisee may expect to know before signing. */
const facts = titledRows({
  name: 'facts',
  label: label('ข้อเท็จจริงก่อนเซ็นสัญญา', 'Facts before signing'),
  labels: oneAndMany('เรื่อง', 'Fact', 'Facts'),
  maxRows: 30,
  description: label(
    'ค่าธรรมเนียม อายุสัญญา หน้าที่ของแต่ละฝ่าย ต้องตรงกับเอกสารเปิดเผยข้อมูลที่ยื่นให้ผู้ลงทุน',
    'Fees, term, who does what. It must agree with the disclosure document that investors are given.',
  ),
  fields: [
    requiredText('title', label('หัวข้อ', 'Title'), 120),
    requiredLongText('text', label('รายละเอียด', 'Text'), 1000),
  ],
})

/** Drafts, since counsel reads what stands here before it is published. */
export const investorPage: GlobalConfig<'investor-page'> = {
  slug: 'investor-page',
  label: label('หน้านักลงทุน (เนื้อหา)', 'Investor page (content)'),
  admin: { group: groups.investors },
  ...globalWithDrafts({ tag: 'investor_page', versions: 50 }),
  ...datesChanges(),
  fields: [
    facts,
    paybackFields,
    requiredLongText('estimateNote', label('หมายเหตุของประมาณการ', 'Note on the estimate'), 1000, {
      description: label(
        'บอกให้ชัดว่าเป็นการประมาณ ไม่ใช่การรับประกันรายได้',
        'Say plainly that it is an estimate and no promise of income.',
      ),
    }),
    optionalLongText(
      'interestNote',
      label('หลังส่งแบบฟอร์มจะเกิดอะไรขึ้น', 'What happens after the form was sent'),
      500,
    ),
    ...changeDateFields,
  ],
}
