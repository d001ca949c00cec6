import { readClockTime } from '@washhouse/contract/branch/clock-time'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { FieldHook } from 'payload'
import { say } from '../../ground/languages/say.ts'
import type { TextRule } from '../../ground/fields/text-rule.ts'

/** A time of day in place of how it was typed; one that is none stays, for the rule to refuse. */
export const keepClockTime: FieldHook = ({ value }) =>
  typeof value === 'string' ? (readClockTime(value) ?? value) || null : value

/** Of the weekend: as from Monday to Friday where it is left out. */
export const optionalTime: TextRule = (value, { req }) =>
  !value ||
  readClockTime(value) !== undefined ||
  say(
    req,
    'เขียนเวลาแบบ 24 ชั่วโมง เช่น 08:30 หรือ 24:00',
    'Write the time by 24 hours, for example 08:30 or 24:00.',
  )

/** Of Monday to Friday: required, as it is asked for only where the shop closes. */
export const requiredTime: TextRule = (value, field) =>
  value
    ? optionalTime(value, field)
    : isOpenAllDay(field.siblingData) || say(field.req, 'กรุณากรอกเวลา', 'Please fill in the time.')

function isOpenAllDay(hours: unknown): boolean {
  return isPlainObject(hours) && hours['isOpenAllDay'] === true
}

export const optionalProvinceCode: TextRule = (value, { req }) =>
  !value || /^TH-\d{2}$/.test(value) || say(req, 'เขียนรหัสแบบ TH-50', 'Write the code like TH-50.')
