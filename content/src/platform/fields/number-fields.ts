import type { NumberField, PayloadRequest } from 'payload'
import { label, type Label } from '../languages/labels.ts'
import { say } from '../languages/say.ts'
import type { TextAdmin } from './field-admin.ts'

interface NumberRules {
  min?: number
  max?: number
  required?: boolean
  defaultValue?: number
  /** The step of the field's arrows; 1 if left out. */
  step?: number
  admin?: TextAdmin
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

/** An integer in the contract: a fraction would make the whole response invalid. */
export function wholeNumberField(...number: Parameters<typeof numberField>) {
  return { ...numberField(...number), validate: wholeNumber } satisfies NumberField
}

export function sortField(
  description = label('เลขน้อยแสดงก่อน', 'Lower numbers come first.'),
): NumberField {
  return wholeNumberField('sort', label('ลำดับ', 'Order'), {
    admin: { position: 'sidebar', description },
  })
}

interface Bounds {
  req: PayloadRequest
  required?: boolean
  min?: number
  max?: number
}

/** A rule: no fraction, and within the field's bounds. */
export function wholeNumber(
  value: number | null | undefined,
  { req, required = false, min = -2_147_483_648, max = 2_147_483_647 }: Bounds,
): string | true {
  if (value === null || value === undefined)
    return !required || say(req, 'กรุณากรอกตัวเลข', 'Please fill in a number.')
  if (Number.isInteger(value) && value >= min && value <= max) return true
  return say(
    req,
    `กรุณากรอกจำนวนเต็มตั้งแต่ ${min} ถึง ${max}`,
    `Please fill in a whole number from ${min} to ${max}.`,
  )
}
