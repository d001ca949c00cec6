import { ClockTime } from '@washhouse/contract/branch/branch.contract'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { say } from '../../ground/languages/say.ts'
import type { TextRule } from '../../ground/fields/text-rule.ts'

/** Required unless the shop never closes. */
export const openingTime: TextRule = (value, { req, siblingData }) => {
  if (!value && isOpenAllDay(siblingData)) return true
  return (
    ClockTime.safeParse(value).success ||
    say(req, 'เขียนเวลาแบบ 24 ชั่วโมง เช่น 08:30', 'Write the time as HH:MM, for example 08:30.')
  )
}

function isOpenAllDay(hours: unknown): boolean {
  return isPlainObject(hours) && hours['isOpenAllDay'] === true
}

export const optionalProvinceCode: TextRule = (value, { req }) =>
  !value || /^TH-\d{2}$/.test(value) || say(req, 'เขียนรหัสแบบ TH-50', 'Write the code like TH-50.')
