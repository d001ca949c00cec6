import type { NumberField } from 'payload'
import { label, type Label } from '../languages/labels.ts'
import type { FieldAdmin } from './field-admin.ts'
import { wholeNumber } from './whole-number.ts'

interface NumberRules {
  min?: number
  max?: number
  required?: boolean
  defaultValue?: number
  /** By how much the arrows of the field change it; 1 when left out. */
  step?: number
  admin?: FieldAdmin
}

export function numberField(
  name: string,
  text: Label,
  { step = 1, admin, ...rules }: NumberRules = {},
) {
  return {
    name,
    type: 'number',
    label: text,
    ...rules,
    admin: { step, ...admin },
  } satisfies NumberField
}

/** A number that the contract gives as an integer: a fraction would spoil the whole answer. */
export function wholeNumberField(...number: Parameters<typeof numberField>) {
  return { ...numberField(...number), validate: wholeNumber } satisfies NumberField
}

/** The place of a record in its list. */
export function sortField(
  description = label('เลขน้อยแสดงก่อน', 'Lower numbers come first.'),
): NumberField {
  return wholeNumberField('sort', label('ลำดับ', 'Order'), {
    admin: { position: 'sidebar', description },
  })
}
