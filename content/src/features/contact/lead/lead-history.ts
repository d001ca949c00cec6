import type { ProblemState } from '@washhouse/contract/contact/contact.contract'
import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import { nobody } from '../../../platform/access.ts'
import { momentField } from '../../../platform/fields/date-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { leadStatuses, publicStates } from './lead.labels.ts'
import { inRecord } from './record.fields.ts'

const written = { access: { create: nobody, update: nobody } }

/**
 * What the sender added, and staff's notes. Both are append-only. Staff's actions are in the steps of the case.
 */
export const historyFields: Field[] = [
  {
    ...written,
    // Rows are added with SQL: see `problem/add-to-report.ts`.
    name: 'messages',
    type: 'array',
    label: label('ข้อความเพิ่มเติมจากลูกค้า', 'Messages added by the customer'),
    labels: oneAndMany('ข้อความ', 'Message', 'Messages'),
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    fields: [
      {
        name: 'text',
        type: 'textarea',
        label: label('ข้อความ', 'Text'),
        maxLength: leadLengths.message,
      },
      {
        name: 'photo',
        type: 'upload',
        relationTo: 'lead-photos',
        label: label('รูปถ่าย', 'Photo'),
      },
      momentField('at', label('เมื่อ', 'At')),
    ],
  },
  {
    ...written,
    name: 'notes',
    type: 'array',
    label: label('บันทึกของทีมงาน', 'Notes'),
    labels: oneAndMany('บันทึก', 'Note', 'Notes'),
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    fields: [
      { name: 'text', type: 'textarea', label: label('ข้อความ', 'Text'), maxLength: 4000 },
      { name: 'by', type: 'relationship', relationTo: 'staff', label: label('โดย', 'By') },
      momentField('at', label('เมื่อ', 'At')),
    ],
  },
  {
    name: 'newNote',
    type: 'textarea',
    virtual: true,
    // Returned empty, so that the next save does not add it again.
    hooks: { afterRead: [() => null] },
    label: label('เพิ่มบันทึก', 'Add a note'),
    maxLength: 4000,
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      readOnly: false,
      placeholder: label(
        'เห็นเฉพาะทีมงาน ระบบลงชื่อและเวลาให้เอง บันทึกแล้วแก้ไม่ได้',
        'For staff alone; signed with your name and the time, and not changed again',
      ),
      // At each save Payload renders only the components after an input again.
      components: { afterInput: [inRecord('RecordHistory')] },
    },
  },
]

/** The id of a lead's assignee, populated or not. */
export function assigneeIn({ assignee }: { assignee?: unknown }): number | null {
  const id = isPlainObject(assignee) ? assignee['id'] : assignee
  return typeof id === 'number' ? id : null
}

/** Adds the new note with its author and time. */
export const keepHistory: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const { newNote, ...kept } = data
  const by = req.user?.collection === 'staff' ? req.user.id : null
  const earlier: unknown[] = (operation === 'create' ? data['notes'] : originalDoc?.notes) ?? []
  const text = typeof newNote === 'string' ? newNote.trim() : ''
  const added = text ? [{ text, by, at: new Date().toISOString() }] : []
  return { ...kept, notes: [...earlier, ...added] }
}

/** Stores when staff first took the lead up. */
export const noteFirstAnswer: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const status: unknown = data['status'] ?? originalDoc?.status
  const isTakenUp = status !== undefined && status !== 'new'
  if (!isTakenUp || originalDoc?.firstAnsweredAt) return data
  return { ...data, firstAnsweredAt: new Date().toISOString() }
}

/** Changes only when the sender can see the change. Staff's notes do not count. */
export const noteStateChange: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!originalDoc || stateOf(data['status'] ?? originalDoc.status) === stateOf(originalDoc.status))
    return data
  return { ...data, stateChangedAt: new Date().toISOString() }
}

function stateOf(status: unknown): ProblemState | undefined {
  const known = leadStatuses.find((each) => each === status)
  return known && publicStates[known]
}
