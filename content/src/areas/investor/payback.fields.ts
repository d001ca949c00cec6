import type { PaybackAssumptions } from '@washhouse/contract/investor/investor.contract'
import type { Field } from 'payload'
import { row } from '../../ground/fields/layout-fields.ts'
import { numberField } from '../../ground/fields/number-fields.ts'
import { label, type Label } from '../../ground/languages/labels.ts'

const share = { max: 100, step: 0.5 }
const monthly = { max: 1_000_000, step: 500 }

/** What the estimate of the payback starts from. */
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
