import type { NumberField } from 'payload'
import { label, type Label } from '../languages/labels.ts'
import type { FieldAdmin } from './field-admin.ts'
import { wholeNumber } from './whole-number.ts'

interface WholeNumber {
  name: string
  label: Label
  min?: number
  max?: number
  required?: boolean
  defaultValue?: number
  admin?: FieldAdmin & { step?: number }
}

/** A number that the contract gives as an integer: a fraction would spoil the whole answer. */
export function wholeNumberField(field: WholeNumber) {
  return {
    ...field,
    type: 'number',
    validate: wholeNumber,

    admin: { step: 1, ...field.admin },
  } satisfies NumberField
}

/** The place of a record in its list. */
export function sortField(
  description = label('เลขน้อยแสดงก่อน', 'Lower numbers come first.'),
): NumberField {
  return wholeNumberField({
    name: 'sort',
    label: label('ลำดับ', 'Order'),
    admin: { position: 'sidebar', description },
  })
}
