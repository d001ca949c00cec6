import type { Field } from 'payload'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { label } from '../../../platform/languages/labels.ts'

/**
 * What became of something that was written: `waiting` for staff to look at it, its author's alone; `hidden` until
 * staff decide; `withdrawn` by its author; `removed` by staff.
 */
const stateLabels = {
  published: label('แสดงอยู่', 'Shown'),
  waiting: label('รอตรวจ', 'Waiting'),
  hidden: label('ซ่อนไว้', 'Hidden'),
  withdrawn: label('ผู้เขียนลบ', 'Taken back'),
  removed: label('ทีมงานลบ', 'Removed'),
}

export const stateField: Field = {
  ...requiredChoice('state', label('สถานะ', 'State'), stateLabels),
  defaultValue: 'published',
}

/** Plain text; null once it was taken back. */
export const writtenText: Field = {
  name: 'detail',
  type: 'textarea',
  maxLength: 10_000,
  label: label('ข้อความ', 'Text'),
}

/** Null: somebody who is no member any more. */
export const authorId: Field = { name: 'memberId', type: 'text', maxLength: 36 }

/** When it was last changed more than a few minutes after it was written. */
export const editedAt: Field = {
  name: 'editedAt',
  type: 'date',
  label: label('แก้ไขเมื่อ', 'Edited'),
}
