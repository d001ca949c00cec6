import type { DateField, PayloadRequest } from 'payload'
import type { Label } from '../languages/labels.ts'
import { say } from '../languages/say.ts'
import type { FieldAdmin } from './field-admin.ts'
import { inTwentyFourHours } from './moment-format.ts'
import { normalized } from './normalized.ts'
import { readMoment, readScheduledChange } from './read-moment.ts'

export function momentField(name: string, text: Label) {
  return {
    name,
    type: 'date',
    label: text,
    ...anyMoment,
    admin: { date: inTwentyFourHours, ...drawn },
  } satisfies DateField
}

/** A moment of a scheduled change, between the year 2000 and five years from now. */
export function scheduledChangeField(name: string, text: Label) {
  return {
    ...momentField(name, text),
    ...normalized(readScheduledChange, validateChangeDate),
  } satisfies DateField
}

export function dayField(name: string, text: Label, admin: FieldAdmin = {}) {
  return {
    name,
    type: 'date',
    label: text,
    ...anyMoment,
    admin: {
      ...admin,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
      ...drawn,
    },
  } satisfies DateField
}

/** The day of a scheduled change. */
export function scheduledDayField(...day: Parameters<typeof dayField>) {
  return { ...dayField(...day), ...normalized(readMoment, validateChangeDate) } satisfies DateField
}

interface DateRuleOptions {
  req: PayloadRequest
  required?: boolean
  siblingData?: unknown
}

export type DateRule = (
  value: Date | string | null | undefined,
  field: DateRuleOptions,
) => string | true

const validateMoment: DateRule = (value, { req, required = false }) => {
  if (!value) return !required || say(req, 'กรุณาใส่วันเวลา', 'Please fill in the date.')
  if (readMoment(value) !== undefined) return true
  return say(
    req,
    'ไม่มีวันที่นี้ในปฏิทิน หรือรูปแบบวันเวลาไม่ถูกต้อง',
    'There is no such day, or it is not written as a date.',
  )
}

/** The year 2000 begins in Thailand. */
const firstMoment = '1999-12-31T17:00:00.000Z'
const yearsAhead = 5

/** Refuses invalid dates and implausible years. */
export const validateChangeDate: DateRule = (value, field) => {
  const fault = validateMoment(value, field)
  const moment = readMoment(value)
  if (fault !== true || moment === undefined) return fault
  if (moment < firstMoment)
    return say(field.req, 'ปีต้องไม่ก่อน ค.ศ. 2000 (พ.ศ. 2543)', 'The year must be 2000 or later.')
  const last = new Date()
  last.setUTCFullYear(last.getUTCFullYear() + yearsAhead)
  if (moment <= last.toISOString()) return true
  return say(
    field.req,
    'วันที่อยู่ไกลเกิน 5 ปี กรุณาตรวจสอบปี เขียนได้ทั้ง 2026 และ 2569',
    'More than five years ahead. Check the year: both 2026 and 2569 are understood.',
  )
}

const drawn = { components: { Field: '/core/admin/moment-field.admin.tsx#MomentField' } }
const anyMoment = normalized(readMoment, validateMoment)
