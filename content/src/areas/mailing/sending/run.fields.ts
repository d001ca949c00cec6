import type { Field } from 'payload'
import { nobody } from '../../../ground/access.ts'
import { requiredChoice } from '../../../ground/fields/choice-fields.ts'
import { momentField } from '../../../ground/fields/date-fields.ts'
import { wholeNumber, wholeNumberField } from '../../../ground/fields/number-fields.ts'
import { label, type Label } from '../../../ground/languages/labels.ts'

/** How far something has come that goes to many members. */
export const runStates = [
  'planned',
  'waiting',
  'running',
  'paused',
  'halted',
  'stopped',
  'done',
  'empty',
] as const
export type RunState = (typeof runStates)[number]

export const runStateLabels: Record<RunState, Label> = {
  planned: label('รอถึงเวลา', 'Planned'),
  waiting: label('รอตรวจและกดส่ง', 'Waits to be looked at'),
  running: label('กำลังส่ง', 'Leaving'),
  paused: label('พักไว้', 'Paused'),
  halted: label('หยุดเองเพราะมีปัญหามาก', 'Halted by errors'),
  stopped: label('ยกเลิกกลางทาง', 'Stopped'),
  done: label('ส่งครบแล้ว', 'Done'),
  empty: label('ไม่มีอะไรใหม่ จึงไม่ได้ส่ง', 'Nothing new, not sent'),
}

const written = { access: { create: nobody, update: nobody } }
const unseen = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const count = (name: string, text: Label): Field => ({
  ...wholeNumberField(name, text, { defaultValue: 0 }),
  ...written,
})

/** What is kept of a run that begins in a state, all of it written by `run.rows.ts`. */
export const runFieldsFrom = (first: RunState): Field[] => [
  {
    ...requiredChoice('state', label('สถานะ', 'State'), runStateLabels),
    ...written,
    defaultValue: first,
    index: true,
  },
  { ...momentField('startedAt', label('เริ่มส่งเมื่อ', 'Started')), ...written },
  { ...momentField('endedAt', label('ส่งเสร็จเมื่อ', 'Ended')), ...written },
  count('queued', label('ถึงคิวส่งแล้ว', 'Taken up')),
  count('sent', label('ส่งแล้ว', 'Got it')),
  count('open', label('รอส่ง', 'On their way')),
  count('failed', label('ส่งไม่สำเร็จ', 'Failed')),
  count('dropped', label('ไม่ต้องส่งแล้ว', 'Not needed any more')),
  count('unheard', label('อาจได้รับซ้ำ', 'Perhaps twice')),
  // Attempts that failed, and how many of them had failed when an editor last had it go on.
  count('errors', label('ครั้งที่ส่งไม่ได้', 'Failed attempts')),
  {
    name: 'errorsForgiven',
    type: 'number',
    defaultValue: 0,
    validate: wholeNumber,
    ...written,
    admin: unseen,
  },
  // Up to which member it has come, in the order of their ids; null: none.
  { name: 'lastMemberId', type: 'text', maxLength: 36, ...written, admin: unseen },
  { name: 'allQueuedAt', type: 'date', ...written, admin: unseen },
  // Which process looks after it, and until when it is left alone by the others.
  { name: 'holder', type: 'text', maxLength: 36, ...written, admin: unseen },
  { name: 'leaseUntil', type: 'date', ...written, admin: unseen },
]

export const runFields = runFieldsFrom('planned')
