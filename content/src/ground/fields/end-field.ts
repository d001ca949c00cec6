import type { DateField, DateFieldValidation } from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { label } from '../languages/labels.ts'
import { say } from '../languages/say.ts'
import { turnField } from './date-fields.ts'
import { readMoment } from './read-moment.ts'

/** When an offer is over: it then leaves the website by itself. `begin` names the field that it comes after. */
export function endField(begin?: string): DateField {
  const moment = turnField('endsAt', label('สิ้นสุดวันเวลา', 'On the website until'))
  const endsAfter: DateFieldValidation = async (value, field) => {
    const fault = await moment.validate(value, field)
    const end = readMoment(value)
    const { req, siblingData } = field
    const start = begin && isPlainObject(siblingData) ? readMoment(siblingData[begin]) : undefined
    if (fault !== true || end === undefined || start === undefined || start < end) return fault
    return say(req, 'วันสิ้นสุดต้องอยู่หลังวันที่ขึ้นเว็บ', 'The end must come after the beginning.')
  }
  return {
    ...moment,
    index: true,
    timezone: true,
    validate: endsAfter,
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
