import { franchiseSizes, type FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import type { Field } from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { titledRows } from '../../core/admin/rows-field.ts'
import { row } from '../../platform/fields/layout-fields.ts'
import { numberField, wholeNumberField } from '../../platform/fields/number-fields.ts'
import { optionalLongText, requiredText } from '../../platform/fields/text-fields.ts'
import { label, oneAndMany, type Label } from '../../platform/languages/labels.ts'
import type { TextRule } from '../../platform/fields/text-rule.ts'
import { requireThai, withinLength } from '../../platform/fields/thai-rule.ts'

export const sizeLabels: Record<FranchiseSize, Label> = {
  small: label('เล็ก (S)', 'Small'),
  medium: label('กลาง (M)', 'Medium'),
  big: label('ใหญ่ (L)', 'Large'),
  two_machine: label('สองเครื่อง', 'Two machines'),
}

export const sizeFields = {
  small: 'small',
  medium: 'medium',
  big: 'big',
  two_machine: 'twoMachine',
} as const satisfies Record<FranchiseSize, string>

/** Costs besides the price; the website adds them up. */
export const furtherMoney: Field = {
  type: 'collapsible',
  label: label('เงินที่ต้องเตรียมนอกจากราคา', 'What else is to be prepared'),
  admin: {
    description: label(
      'เว็บบวกกับราคาให้เอง เป็น “เงินที่ต้องเตรียมทั้งหมด” ช่องที่เว้นว่าง เว็บจะบอกว่ายังไม่รวม ถ้าไม่มีค่าใช้จ่ายจริง ๆ ให้ใส่ 0',
      'The website adds it to the price, as the total to prepare. Of what is left empty it says that it is not included; where there is truly nothing to pay, enter 0.',
    ),
  },
  fields: [
    row(
      money('vat', label('ภาษีมูลค่าเพิ่ม (บาท)', 'VAT (baht)')),
      money('fitOut', label('ปรับปรุงพื้นที่ (บาท)', 'Fit-out (baht)')),
      money('workingCapital', label('เงินหมุนเวียน 3 เดือน (บาท)', 'Three months’ capital (baht)')),
    ),
  ],
}

function money(name: string, text: Label): Field {
  return wholeNumberField(name, text, { min: 0, max: 1_000_000_000, step: 1000 })
}

/** Contents of a shop of each size. The text of the package's own size is required. */
export const sizeTexts: Field = {
  type: 'collapsible',
  label: label('ในแพ็กเกจมีอะไร', 'What the package holds'),
  fields: franchiseSizes.map(
    (size): Field => ({
      ...optionalLongText(sizeFields[size], sizeLabels[size], 500, {
        description: label(
          'กรอกช่องของขนาดที่เลือกไว้ ขนาดที่ไม่ได้ขายในแพ็กเกจนี้ปล่อยว่าง',
          'Fill in the size chosen at the side; leave empty what this package is not sold in.',
        ),
      }),
      validate: ownSizeRequired(size),
    }),
  ),
}

/** The accessory items, usually 45. */
export const accessoryItems = titledRows({
  name: 'config',
  label: label('อุปกรณ์ในแพ็กเกจ', 'Accessory items'),
  labels: oneAndMany('รายการ', 'Item', 'Items'),
  maxRows: 100,
  description: label(
    'หนึ่งแพ็กเกจมี 45 รายการ เรียงตามนี้บนเว็บ รายการเดียวกันในทุกแพ็กเกจควรสะกดเหมือนกัน ตารางเปรียบเทียบจะได้อยู่แถวเดียวกัน',
    'A package lists 45, in this order on the website. Spell the same item alike in every package: the comparison puts them in one row.',
  ),
  fields: [
    row(
      requiredText('item', label('รายการ', 'Item'), 120, { width: '60%' }),
      numberField('quantity', label('จำนวน', 'Quantity'), {
        required: true,
        min: 0.01,
        max: 100_000,
        defaultValue: 1,
        admin: { width: '20%' },
      }),
      requiredText('unit', label('หน่วย', 'Unit'), 30, { width: '20%', placeholder: 'ตัว' }),
    ),
  ],
})

/** The text of one size: the Thai one is required in a package of that size and optional elsewhere. */
export function ownSizeRequired(size: FranchiseSize): TextRule {
  return (value, field) => {
    const { siblingData } = field
    const isOwn = isPlainObject(siblingData) && siblingData['size'] === size
    return isOwn ? requireThai(value, field) : withinLength(value, field)
  }
}
