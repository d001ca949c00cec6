import { ClockTime } from '@washhouse/contract/branch/branch.contract'
import type { TextFieldSingleValidation } from 'payload'
import { say } from '../i18n/say.ts'

export const slugRequired: TextFieldSingleValidation = (value, { req }) =>
  isSlug(value ?? '') ||
  say(
    req,
    'ใช้ได้เฉพาะ a-z ตัวเลข และขีดกลางระหว่างคำ เช่น nimman-soi-9 (ไม่เกิน 80 ตัว)',
    'Only a-z, digits and single hyphens between words, for example nimman-soi-9 (at most 80).',
  )

function isSlug(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

interface HoursData {
  isOpenAllDay?: boolean | null
}

/** Required unless the shop never closes. */
export const openingTime: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const hours: HoursData = siblingData ?? {}
  if (hours.isOpenAllDay && !value) return true
  return (
    ClockTime.safeParse(value).success ||
    say(req, 'เขียนเวลาแบบ 24 ชั่วโมง เช่น 08:30', 'Write the time as HH:MM, for example 08:30.')
  )
}
