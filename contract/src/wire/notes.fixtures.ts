import { z } from 'zod'
import { items, one, singleton } from './answer.ts'
import { defineCall } from './call.ts'
import { Id } from './scalars.ts'
import { defineWireTable } from './wire-table.ts'
import { defineWrite } from './write.ts'

/** A test entity that belongs to one member. */
export const Note = z.object({
  id: Id,
  body: z.string().trim().min(1).max(200),
  isPinned: z.boolean(),
  remindAt: z.string().nullable(),
})
export type Note = z.infer<typeof Note>

export const NoteDraft = Note.omit({ id: true })
export type NoteDraft = z.infer<typeof NoteDraft>

const names = { isPinned: 'is_pinned', remindAt: 'remind_at' }
export const noteWire = defineWireTable('notes', Note, names)
export const noteDraftWire = defineWireTable('note_draft', NoteDraft, names)

const notes = '/items/notes'

/** Every kind of member call, for tests only. */
export const noteCalls = {
  listNotes: defineCall('listNotes', {
    path: notes,
    summary: 'Notes of the caller',
    caller: 'member',
    query: { limit: z.int() },
    answer: items(noteWire),
  }),
  readNote: defineCall('readNote', {
    path: '/api/notes/{id}',
    summary: 'A note of the caller',
    caller: 'member',
    answer: one(noteWire),
  }),
  addNote: defineWrite('addNote', {
    path: notes,
    summary: 'Keeps a note',
    caller: 'member',
    table: noteDraftWire,
    answer: singleton(noteWire),
  }),
  changeNote: defineWrite('changeNote', {
    method: 'PATCH',
    path: `${notes}/{id}`,
    summary: 'Changes a note',
    caller: 'member',
    table: noteDraftWire,
    answer: singleton(noteWire),
  }),
  removeNote: defineWrite('removeNote', {
    method: 'DELETE',
    path: `${notes}/{id}`,
    summary: 'Removes a note',
    caller: 'member',
  }),
  unpinNotes: defineWrite('unpinNotes', {
    method: 'POST',
    path: '/api/unpin_notes',
    summary: 'Unpins every note',
    caller: 'member',
  }),
}

export const note: Note = { id: 7, body: 'ผ้าเสร็จหกโมงเย็น', isPinned: false, remindAt: null }
export const noteOnTheWire = {
  id: 7,
  body: 'ผ้าเสร็จหกโมงเย็น',
  is_pinned: false,
  remind_at: null,
}
