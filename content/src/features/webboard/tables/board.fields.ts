import type { Field } from 'payload'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { label } from '../../../platform/languages/labels.ts'

/**
 * `waiting`: pre-moderation, visible to its author; `hidden` until staff decide; `withdrawn` by its author; `removed` by
 * staff.
 */
const stateLabels = {
  published: label('แสดงอยู่', 'Published'),
  waiting: label('รอตรวจ', 'Waiting'),
  hidden: label('ซ่อนไว้', 'Hidden'),
  withdrawn: label('ผู้เขียนลบ', 'Deleted by the author'),
  removed: label('ทีมงานลบ', 'Removed by staff'),
}

export const stateField: Field = {
  ...requiredChoice('state', label('สถานะ', 'State'), stateLabels),
  defaultValue: 'published',
}

/** Plain text; null once withdrawn. */
export const writtenText: Field = {
  name: 'detail',
  type: 'textarea',
  maxLength: 10_000,
  label: label('ข้อความ', 'Text'),
}

/** Null: a former member. */
export const authorId: Field = { name: 'memberId', type: 'text', maxLength: 36 }

/** Last edit more than a few minutes after writing. */
export const editedAt: Field = {
  name: 'editedAt',
  type: 'date',
  label: label('แก้ไขเมื่อ', 'Edited'),
}
