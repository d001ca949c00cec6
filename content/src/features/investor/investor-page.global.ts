import type { GlobalConfig, Field } from 'payload'
import type { PaybackAssumptions } from '@washhouse/contract/investor/investor.contract'
import { titledRows } from '../../core/admin/rows-field.ts'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { globalWithDrafts } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import {
  optionalLongText,
  requiredLongText,
  requiredText,
} from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../platform/languages/labels.ts'
import { row } from '../../platform/fields/layout-fields.ts'
import { numberField } from '../../platform/fields/number-fields.ts'

const share = { max: 100, step: 0.5 }
const monthly = { max: 1_000_000, step: 500 }

/** Default values of the payback estimate. */
export const paybackFields: Field = {
  name: 'assumptions',
  type: 'group',
  label: label('ตัวเลขตั้งต้นของประมาณการ', 'What the estimate starts from'),
  admin: {
    description: label(
      'ผู้อ่านปรับได้ทุกช่อง ใส่ตัวเลขกลาง ๆ จากร้านจริง อย่าเลือกร้านที่ดีที่สุด',
      'Visitors can change each of them. Take middling figures of real shops, not those of the best.',
    ),
  },
  fields: [
    row(
      assumption('usesPerDay', label('รอบต่อเครื่องต่อวัน', 'Uses of a machine a day'), 4, {
        max: 48,
        step: 0.1,
      }),
      assumption('pricePerUse', label('ราคาเฉลี่ยต่อรอบ (บาท)', 'Price of a use (baht)'), 50, {
        max: 1000,
        step: 1,
      }),
    ),
    row(
      assumption(
        'utilitiesPercent',
        label('น้ำ ไฟ แก๊ส น้ำยา (% ของยอดขาย)', 'Water, power, gas, detergent (% of takings)'),
        30,
        share,
      ),
      assumption(
        'feePercent',
        label('ค่าธรรมเนียมแบรนด์ (% ของยอดขาย)', 'Fee to the brand (% of takings)'),
        5,
        share,
      ),
    ),
    row(
      assumption('rent', label('ค่าเช่าต่อเดือน (บาท)', 'Rent a month (baht)'), 20_000, monthly),
      assumption(
        'otherCosts',
        label('ค่าใช้จ่ายอื่นต่อเดือน (บาท)', 'Other costs a month (baht)'),
        10_000,
        monthly,
      ),
    ),
  ],
}

function assumption(
  name: keyof PaybackAssumptions,
  text: Label,
  start: number,
  bounds: { max: number; step: number },
): Field {
  return numberField(name, text, { required: true, min: 0, defaultValue: start, ...bounds })
}

/** What franchisees usually want to know before signing. */
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

/** Has drafts, as legal counsel reviews it before publication. */
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
