import type { CollectionBeforeChangeHook, Field } from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { label } from '../i18n/labels.ts'
import { leadStatuses, statusLabels } from './lead.labels.ts'

/** What staff write: how far they have come, who sees to it, and what was said. */
export const handlingFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: label('สถานะ', 'Status'),
    options: leadStatuses.map((value) => ({ value, label: statusLabels[value] })),
    defaultValue: 'new',
    required: true,
    index: true,
    admin: { position: 'sidebar' },
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'staff',
    label: label('ผู้รับผิดชอบ', 'Assigned to'),
    admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
  },
  {
    name: 'notes',
    type: 'array',
    label: label('บันทึกของทีมงาน', 'Notes'),
    labels: { singular: label('บันทึก', 'Note'), plural: label('บันทึก', 'Notes') },
    maxRows: 500,
    fields: [
      {
        name: 'text',
        type: 'textarea',
        label: label('ข้อความ', 'Text'),
        required: true,
        maxLength: 4000,
      },
      {
        name: 'by',
        type: 'relationship',
        relationTo: 'staff',
        label: label('โดย', 'By'),
        admin: { readOnly: true, allowCreate: false, allowEdit: false },
      },
      {
        name: 'at',
        type: 'date',
        label: label('เมื่อ', 'At'),
        admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
      },
    ],
  },
]

/** Keeps the moment at which staff first took the lead up. */
export const noteFirstAnswer: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const status: unknown = data['status'] ?? originalDoc?.status
  const isTakenUp = status !== undefined && status !== 'new'
  if (!isTakenUp || originalDoc?.firstAnsweredAt) return data
  return { ...data, firstAnsweredAt: new Date().toISOString() }
}

/** Signs new notes with who wrote them and when; those already there stay as they were signed. */
export const signNotes: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!Array.isArray(data['notes'])) return data
  const signed = new Map<unknown, Record<string, unknown>>(
    listOf(originalDoc?.notes).map((note) => [note['id'], note]),
  )
  const by = req.user?.collection === 'staff' ? req.user.id : null
  const notes = listOf(data['notes']).map((note) => {
    const old = signed.get(note['id'])
    if (old && old['text'] === note['text']) return { ...note, by: old['by'], at: old['at'] }
    return { ...note, by, at: new Date().toISOString() }
  })
  return { ...data, notes }
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : []
}
