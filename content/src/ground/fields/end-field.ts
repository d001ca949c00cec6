import type { DateField, DateFieldValidation } from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { label } from '../languages/labels.ts'
import { say } from '../languages/say.ts'
import { momentField } from './date-fields.ts'

/** When an offer is over: it then leaves the website by itself. `begin` names the field that it comes after. */
export function endField(begin?: string): DateField {
  const moment = momentField('endsAt', label('สิ้นสุดวันเวลา', 'On the website until'))
  return {
    ...moment,
    index: true,
    timezone: true,
    validate: endsAfter(begin),
    admin: {
      ...moment.admin,
      position: 'sidebar',
      description: label(
        'เวลาประเทศไทย ถึงเวลาแล้วลงจากเว็บเอง เว้นว่างไว้คือไม่มีวันสิ้นสุด',
        'In Thai time. It leaves the website by itself then; leave empty for what has no end.',
      ),
    },
  }
}

function endsAfter(begin: string | undefined): DateFieldValidation {
  return (value, { req, siblingData }) => {
    if (!value) return true
    const end = new Date(value).getTime()
    if (Number.isNaN(end)) return say(req, 'วันเวลาไม่ถูกต้อง', 'This is no date and time.')
    const start = begin && isPlainObject(siblingData) ? siblingData[begin] : undefined
    const hasStart = typeof start === 'string' || start instanceof Date
    if (!hasStart || new Date(start).getTime() < end) return true
    return say(req, 'วันสิ้นสุดต้องอยู่หลังวันที่ขึ้นเว็บ', 'The end must come after the beginning.')
  }
}
