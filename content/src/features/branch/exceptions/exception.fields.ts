import { bangkokOffsetMs, dayMs } from '@washhouse/contract/branch/bangkok-time'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { randomUUID } from 'node:crypto'
import type { ArrayField, Condition, DateFieldValidation, FieldHook } from 'payload'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { scheduledChangeField } from '../../../platform/fields/date-fields.ts'
import { row } from '../../../platform/fields/layout-fields.ts'
import { normalized } from '../../../platform/fields/normalized.ts'
import { readMoment } from '../../../platform/fields/read-moment.ts'
import { plainLongText, validatedText } from '../../../platform/fields/text-fields.ts'
import type { TextRule } from '../../../platform/fields/text-rule.ts'
import { withinLength } from '../../../platform/fields/thai-rule.ts'
import { label, oneAndMany, type Label } from '../../../platform/languages/labels.ts'
import { say } from '../../../platform/languages/say.ts'
import { readTime, requiredTime } from '../branch.validation.ts'
import { exceptionKindLabels, tellLabels } from './exception.labels.ts'

const mostExceptions = 30
const longestText = 500

const kindOf = (exception: unknown): unknown =>
  isPlainObject(exception) ? exception['kind'] : undefined
const hasHours: Condition = (_data, exception) => kindOf(exception) === 'hours'

/** Extends a period of special hours to whole days in Thailand. */
const wholeDays =
  (round: (days: number) => number): FieldHook =>
  ({ value, siblingData }) => {
    const moment = readMoment(value)
    if (kindOf(siblingData) !== 'hours' || moment === undefined) return value
    const days = round((Date.parse(moment) + bangkokOffsetMs) / dayMs)
    return new Date(days * dayMs - bangkokOffsetMs).toISOString()
  }

const fromNow: FieldHook = ({ value }) => value || new Date().toISOString()

const beginning = scheduledChangeField('begins', label('ตั้งแต่', 'From'))
const begins = {
  ...beginning,
  hooks: { ...beginning.hooks, beforeChange: [fromNow, wholeDays(Math.floor)] },
  admin: {
    ...beginning.admin,
    description: label('เว้นว่างไว้คือเริ่มทันที', 'Left empty, it begins at once.'),
  },
}

const ending = scheduledChangeField('ends', label('ถึง', 'Until'))
const endsAfterBeginning: DateFieldValidation = async (value, field) => {
  const fault = await ending.validate(value, field)
  const end = readMoment(value)
  const { req, siblingData } = field
  const begin = isPlainObject(siblingData) ? readMoment(siblingData['begins']) : undefined
  if (fault !== true || end === undefined || begin === undefined || begin < end) return fault
  return say(req, 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม', 'The end must come after the beginning.')
}
const ends = {
  ...ending,
  validate: endsAfterBeginning,
  hooks: { ...ending.hooks, beforeChange: [wholeDays(Math.ceil)] },
  admin: {
    ...ending.admin,
    description: label(
      'เว้นว่างไว้คือจนกว่าจะแจ้งอีกครั้ง ถ้าปิดทั้งวัน ให้ใส่ 00:00 ของวันถัดไป',
      'Left empty: until further notice. For whole days, enter 00:00 of the day after the last.',
    ),
  },
}

const ofHoursAlone: FieldHook = ({ value, siblingData }) =>
  kindOf(siblingData) === 'hours' ? value : null

const time = normalized(readTime, requiredTime)
const timeField = (name: string, text: Label) => ({
  ...validatedText(name, text, requiredTime, { placeholder: '08:30', condition: hasHours }),
  ...time,
  hooks: { ...time.hooks, beforeChange: [ofHoursAlone] },
})

const requiredInNotices: TextRule = (value, field) =>
  value?.trim() || kindOf(field.siblingData) !== 'notice'
    ? withinLength(value, field)
    : say(field.req, 'กรุณากรอกข้อความที่จะประกาศ', 'Please write the notice.')

/**
 * Gives each row an announcement id. Followers are notified once per id, also where rows of several branches share it. A row
 * that was copied, or reused for another time after it ended, gets a new id.
 */
const announce: FieldHook = ({ value, previousValue }) => {
  if (!Array.isArray(value)) return value
  const before: unknown[] = Array.isArray(previousValue) ? previousValue : []
  const taken = new Set<unknown>()
  return value.map((exception: unknown) => {
    if (!isPlainObject(exception)) return exception
    const { id, announcement: own } = exception
    const stored = before.filter(isPlainObject).find((each) => each['id'] === id)
    const isKept = own && !taken.has(own) && !(stored && isUsedAgain(stored, exception))
    const announcement = isKept ? own : randomUUID()
    taken.add(announcement)
    return { ...exception, announcement }
  })
}

type Row = Readonly<Record<string, unknown>>

function isUsedAgain(stored: Row, exception: Row): boolean {
  const end = readMoment(stored['ends'])
  const isOver = end !== undefined && end <= new Date().toISOString()
  return isOver && readMoment(stored['begins']) !== readMoment(exception['begins'])
}

export const exceptionsField: ArrayField = {
  name: 'exceptions',
  type: 'array',
  label: label('วันหยุดและประกาศ', 'Closures and notices'),
  labels: oneAndMany('รายการ', 'Entry', 'Entries'),
  maxRows: mostExceptions,
  // The closures belong to the original branch, so a duplicate starts without them.
  hooks: { beforeDuplicate: [() => []], beforeChange: [announce] },
  admin: {
    initCollapsed: true,
    components: {
      RowLabel: '/features/branch/exceptions/exception-name.admin.tsx#ExceptionName',
    },
    description: label(
      'ตั้งล่วงหน้าได้ เว็บไซต์เปลี่ยนเองเมื่อถึงเวลา และกลับเป็นปกติเองเมื่อสิ้นสุด',
      'Enter them ahead of time: the website changes by itself when they begin and when they end.',
    ),
  },
  fields: [
    // No default: an entry left empty must not close a shop.
    requiredChoice('kind', label('ประเภท', 'Kind'), exceptionKindLabels),
    row(begins, ends),
    row(timeField('opens', label('เปิด', 'Opens')), timeField('closes', label('ปิด', 'Closes'))),
    {
      ...plainLongText('thai', label('ข้อความภาษาไทย', 'Text in Thai'), longestText),
      validate: requiredInNotices,
    },
    plainLongText('english', label('ข้อความภาษาอังกฤษ', 'Text in English'), longestText, {
      description: label('เว้นว่างไว้คือใช้ภาษาไทย', 'Left empty, the Thai one is shown.'),
    }),
    {
      ...requiredChoice('tell', label('แจ้งผู้ติดตามสาขา', 'Notify followers'), tellLabels),
      defaultValue: 'now',
    },
    {
      name: 'announcement',
      type: 'text',
      maxLength: 40,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
}
