import type { MachineKind } from '@washhouse/contract/product/product.contract'
import type { Field, NumberFieldSingleValidation, RelationshipFieldSingleValidation } from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { relationship } from 'payload/shared'
import { titledRows } from '../../core/admin/rows-field.ts'
import { relationField } from '../../platform/fields/choice-fields.ts'
import { row } from '../../platform/fields/layout-fields.ts'
import { wholeNumberField, wholeNumber } from '../../platform/fields/number-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { label, oneAndMany, type Label } from '../../platform/languages/labels.ts'
import { say } from '../../platform/languages/say.ts'

/** A load needs a washer or a dryer. */
export const anyMachine: RelationshipFieldSingleValidation = (value, field) => {
  const { req, siblingData } = field
  if (value || (isPlainObject(siblingData) && siblingData['dryer']))
    return relationship(value, field)
  return say(req, 'เลือกเครื่องซักหรือเครื่องอบ', 'Choose a washer or a dryer.')
}

/** Number of runs, required if a machine is chosen. */
export function roundsWithMachine(of: string): NumberFieldSingleValidation {
  return (value, { req, siblingData, min, max }) => {
    const required = isPlainObject(siblingData) && Boolean(siblingData[of])
    const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
    return wholeNumber(value, { req, required, ...bounds })
  }
}

/** Typical loads and their machines. Price and time are calculated from the machines. */
export const loads = titledRows({
  name: 'loads',
  label: label('ตัวอย่างค่าซัก', 'What a basket costs'),
  labels: oneAndMany('ตัวอย่าง', 'Example', 'Examples'),
  maxRows: 12,
  description: label(
    'เช่น ผ้านวม: ซัก 1 รอบ อบ 2 รอบ เว็บรวมราคาและเวลาให้เองจากรายการแรกของแต่ละเครื่อง เครื่องที่ยังไม่เผยแพร่ ตัวอย่างจะไม่ขึ้นเว็บ',
    'A duvet, say: one wash, two rounds of drying. The website adds up prices and minutes, by the first programme of each machine. With a machine that is not published the example is not shown.',
  ),
  fields: [
    requiredText('title', label('ซักอะไร', 'What is washed'), 80, { placeholder: 'ผ้านวม 6 ฟุต' }),
    row(
      machine('washer', label('เครื่องซัก', 'Washer')),
      rounds('washes', 'washer', label('ซักกี่รอบ', 'Washes')),
    ),
    row(
      machine('dryer', label('เครื่องอบ', 'Dryer')),
      rounds('dries', 'dryer', label('อบกี่รอบ', 'Rounds of drying')),
    ),
  ],
})

function machine(kind: Extract<MachineKind, 'washer' | 'dryer'>, text: Label): Field {
  return {
    ...relationField(kind, text, 'machines', { width: '70%' }),
    filterOptions: { kind: { equals: kind } },
    ...(kind === 'washer' ? { validate: anyMachine } : {}),
  }
}

function rounds(name: string, of: string, text: Label): Field {
  return {
    ...wholeNumberField(name, text, { min: 1, max: 10, admin: { width: '30%' } }),
    validate: roundsWithMachine(of),
  }
}
