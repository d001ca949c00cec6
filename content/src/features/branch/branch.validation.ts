import { readClockTime } from '@washhouse/contract/branch/clock-time'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { say } from '../../platform/languages/say.ts'
import type { TextRule } from '../../platform/fields/text-rule.ts'

/** For the weekend: empty means the same as Monday to Friday. */
export const optionalTime: TextRule = (value, { req }) =>
  !value ||
  readClockTime(value) !== undefined ||
  say(
    req,
    'เขียนเวลาแบบ 24 ชั่วโมง เช่น 08:30 หรือ 24:00',
    'Use the 24-hour clock, for example 08:30 or 24:00.',
  )

/** Required, except for a branch that is open all day. */
export const requiredTime: TextRule = (value, field) =>
  value
    ? optionalTime(value, field)
    : isOpenAllDay(field.siblingData) || say(field.req, 'กรุณากรอกเวลา', 'Please fill in the time.')

/** Normalizes a time of day for storage. */
export const readTime = (typed: unknown) =>
  typeof typed === 'string' ? readClockTime(typed) : undefined

function isOpenAllDay(hours: unknown): boolean {
  return isPlainObject(hours) && hours['isOpenAllDay'] === true
}

export const optionalProvinceCode: TextRule = (value, { req }) =>
  !value || /^TH-\d{2}$/.test(value) || say(req, 'เขียนรหัสแบบ TH-50', 'Write the code like TH-50.')
