import { branchPageWire } from '@washhouse/contract/settings/page-info.wire'
import { customerReviewWire } from '@washhouse/contract/branch/branch.wire'
import { items, one, singleton } from '@washhouse/contract/wire/answer'
import { defineCall } from '@washhouse/contract/wire/call'
import { defineWrite } from '@washhouse/contract/wire/write'
import { noteCalls, noteWire, type Note } from '@washhouse/contract/wire/notes.fixtures'
import { customerReviewEntity } from '../src/features/branch/branch.entities.ts'
import { contractRoutes } from '../src/composition/contract/contract-app.ts'
import { bindMemberWrite } from '../src/core/calls/bound-write.ts'
import { limitedRoute, memberRoute, route } from '../src/core/calls/contract-route.ts'
import { writeRoute } from '../src/core/calls/write-route.ts'
import { globalRoute, itemsRoutes } from '../src/core/records/items-routes.ts'
import { startContractService, type ContractService } from './contract-service.ts'

/** Arguments of a handler, in the order of the calls. */
export interface Handled {
  operation: string
  member: string
  path: Readonly<Record<string, string>>
  record?: unknown
}

export const notesLimit = { most: 6, spanSeconds: 60 }

const member = { caller: 'member', summary: 'Made up' } as const
const listNotes = defineCall('listNotes', {
  ...member,
  path: '/items/notes',
  answer: items(customerReviewWire),
})
const getNoteHead = defineCall('getNoteHead', {
  ...member,
  path: '/items/note_head',
  answer: singleton(branchPageWire),
})
const readMine = defineCall('readMine', {
  ...member,
  path: '/api/shared/mine',
  answer: one(noteWire),
})
const readShared = defineCall('readShared', {
  path: '/api/shared/{id}',
  summary: 'Made up, for anyone',
  answer: one(noteWire),
})
const countNotes = defineCall('countNotes', {
  ...member,
  path: '/api/note_count',
  answer: one(noteWire),
})

const copyNote = defineWrite('copyNote', {
  ...member,
  method: 'POST',
  path: '/api/notes/{id}/copy',
  answer: one(noteWire),
})

/** A service with calls for members only, next to those of the contract. */
export async function startNotesService(): Promise<{
  service: ContractService
  handled: Handled[]
}> {
  const handled: Handled[] = []
  const noteOf = (owner: string, changes: Partial<Note> = {}): Note => ({
    id: 7,
    body: `ของ ${owner}`,
    isPinned: false,
    remindAt: null,
    ...changes,
  })
  // Public answers use the same tags, but members' answers must not be cached under them.
  const tags = ['branch', 'notes']
  const keep = (operation: string, call: Omit<Handled, 'operation'>) =>
    handled.push({ operation, ...call })

  const service = await startContractService({
    routesOf: (payload) => [
      memberRoute(noteCalls.readNote, async ({ member: { id }, path, language }) => {
        keep('readNote', { member: id, path })
        return { body: { result: noteWire.encode(noteOf(id), language) }, tags }
      }),
      memberRoute(readMine, async ({ member: { id }, language }) => ({
        body: { result: noteWire.encode(noteOf(id), language) },
        tags,
      })),
      route(readShared, async ({ language }) => ({
        body: { result: noteWire.encode(noteOf('ทุกคน'), language) },
        tags,
      })),
      limitedRoute(
        memberRoute(countNotes, async ({ member: { id }, language }) => ({
          body: { result: noteWire.encode(noteOf(id), language) },
        })),
        notesLimit,
      ),
      ...itemsRoutes(payload, listNotes, customerReviewEntity),
      globalRoute(payload, getNoteHead, 'branch-page'),
      ...contractRoutes(payload),
    ],
    writesOf: () => [
      writeRoute(notesLimit, [
        bindMemberWrite(noteCalls.addNote, async ({ member: { id }, path, record }) => {
          keep('addNote', { member: id, path, record })
          return noteOf(id, record)
        }),
      ]),
      writeRoute(notesLimit, [
        bindMemberWrite(noteCalls.changeNote, async ({ member: { id }, path, record }) => {
          keep('changeNote', { member: id, path, record })
          return noteOf(id, record)
        }),
      ]),
      writeRoute(notesLimit, [
        bindMemberWrite(noteCalls.removeNote, async ({ member: { id }, path, record }) => {
          keep('removeNote', { member: id, path, record })
        }),
      ]),
      writeRoute(notesLimit, [
        bindMemberWrite(noteCalls.unpinNotes, async ({ member: { id }, path }) => {
          keep('unpinNotes', { member: id, path })
        }),
      ]),
      writeRoute(notesLimit, [
        bindMemberWrite(copyNote, async ({ member: { id } }) => noteOf(id, { id: 8 })),
      ]),
    ],
  })
  return { service, handled }
}
