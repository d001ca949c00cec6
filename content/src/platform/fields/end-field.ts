import type { DateField } from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { label } from '../languages/labels.ts'
import { say } from '../languages/say.ts'
import { type DateRule, scheduledChangeField } from './date-fields.ts'
import { bothRules } from './normalized.ts'
import { readMoment } from './read-moment.ts'

/** When a record disappears from the website. It must be after the field `begin`. */
export function endField(begin?: string): DateField {
  const moment = scheduledChangeField('endsAt', label('วันเวลาที่สิ้นสุด', 'On the website until'))
  return {
    ...moment,
    index: true,
    timezone: true,
    validate: bothRules(moment.validate, endsAfter(begin)),
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

function endsAfter(begin: string | undefined): DateRule {
  return (value, { req, siblingData }) => {
    const end = readMoment(value)
    const start = begin && isPlainObject(siblingData) ? readMoment(siblingData[begin]) : undefined
    if (end === undefined || start === undefined || start < end) return true
    return say(req, 'วันสิ้นสุดต้องอยู่หลังวันที่ขึ้นเว็บ', 'The end must come after the beginning.')
  }
}
