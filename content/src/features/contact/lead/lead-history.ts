import type { ProblemState } from '@washhouse/contract/contact/contact.contract'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import { nobody } from '../../../platform/access.ts'
import { momentField } from '../../../platform/fields/date-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { leadStatuses, publicStates } from './lead.labels.ts'
import { inRecord } from './record.fields.ts'

const written = { access: { create: nobody, update: nobody } }

/** What staff said about a lead: nothing is taken back, a new note comes in by itself. What they did is in the steps of its case. */
export const historyFields: Field[] = [
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
    // The form takes it back as empty, so that the next save does not add it again.
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
      // Payload draws what stands after an input anew at each save, and nothing else.
      components: { afterInput: [inRecord('RecordHistory')] },
    },
  },
]

/** The id of a lead's assignee, populated or not. */
export function assigneeIn({ assignee }: { assignee?: unknown }): number | null {
  const id = isPlainObject(assignee) ? assignee['id'] : assignee
  return typeof id === 'number' ? id : null
}

/** Adds the new note, signed with who made it and when. */
export const keepHistory: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const { newNote, ...kept } = data
  const by = req.user?.collection === 'staff' ? req.user.id : null
  const earlier: unknown[] = (operation === 'create' ? data['notes'] : originalDoc?.notes) ?? []
  const text = typeof newNote === 'string' ? newNote.trim() : ''
  const added = text ? [{ text, by, at: new Date().toISOString() }] : []
  return { ...kept, notes: [...earlier, ...added] }
}

/** Keeps the moment at which staff first took the lead up. */
export const noteFirstAnswer: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const status: unknown = data['status'] ?? originalDoc?.status
  const isTakenUp = status !== undefined && status !== 'new'
  if (!isTakenUp || originalDoc?.firstAnsweredAt) return data
  return { ...data, firstAnsweredAt: new Date().toISOString() }
}

/** Of what staff save, a note for themselves say, he sees nothing. */
export const noteStateChange: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!originalDoc || stateOf(data['status'] ?? originalDoc.status) === stateOf(originalDoc.status))
    return data
  return { ...data, stateChangedAt: new Date().toISOString() }
}

function stateOf(status: unknown): ProblemState | undefined {
  const known = leadStatuses.find((each) => each === status)
  return known && publicStates[known]
}
