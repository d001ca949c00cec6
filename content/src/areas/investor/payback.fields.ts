import type { PaybackAssumptions } from '@washhouse/contract/investor/investor.contract'
import type { Field } from 'payload'
import { label, type Label } from '../../ground/languages/labels.ts'

interface Assumption {
  name: keyof PaybackAssumptions
  text: Label
  most: number
  step: number
  start: number
}

const assumptions: Assumption[] = [
  {
    name: 'usesPerDay',
    text: label('รอบต่อเครื่องต่อวัน', 'Uses of a machine a day'),
    most: 48,
    step: 0.1,
    start: 4,
  },
  {
    name: 'pricePerUse',
    text: label('ราคาเฉลี่ยต่อรอบ (บาท)', 'Price of a use (baht)'),
    most: 1000,
    step: 1,
    start: 50,
  },
  {
    name: 'utilitiesPercent',
    text: label('น้ำ ไฟ แก๊ส น้ำยา (% ของยอดขาย)', 'Water, power, gas, detergent (% of takings)'),
    most: 100,
    step: 0.5,
    start: 30,
  },
  {
    name: 'feePercent',
    text: label('ค่าธรรมเนียมแบรนด์ (% ของยอดขาย)', 'Fee to the brand (% of takings)'),
    most: 100,
    step: 0.5,
    start: 5,
  },
  {
    name: 'rent',
    text: label('ค่าเช่าต่อเดือน (บาท)', 'Rent a month (baht)'),
    most: 1_000_000,
    step: 500,
    start: 20_000,
  },
  {
    name: 'otherCosts',
    text: label('ค่าใช้จ่ายอื่นต่อเดือน (บาท)', 'Other costs a month (baht)'),
    most: 1_000_000,
    step: 500,
    start: 10_000,
  },
]

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
    { type: 'row', fields: assumptions.slice(0, 2).map(toField) },
    { type: 'row', fields: assumptions.slice(2, 4).map(toField) },
    { type: 'row', fields: assumptions.slice(4).map(toField) },
  ],
}

function toField({ name, text, most, step, start }: Assumption): Field {
  return {
    name,
    type: 'number',
    label: text,
    required: true,
    min: 0,
    max: most,
    defaultValue: start,
    admin: { step },
  }
}
