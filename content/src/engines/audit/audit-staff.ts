import type {
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { connectionOf } from '../../ground/database/tables.ts'
import { isAudited } from './audited-collections.ts'
import { noteRead } from './note-read.ts'
import { noteStaffAct } from './staff-audit.rows.ts'
import { isId, whatWasRead } from './what-was-read.ts'

/** Has whatever staff do with records of people written down, where such stand in the collection. */
export function auditCollection(collection: CollectionConfig): CollectionConfig {
  if (!isAudited(collection.slug)) return collection
  const { beforeChange = [], beforeDelete = [], afterOperation = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      // Last, when nothing else refuses it any more.
      beforeChange: [...beforeChange, noteChange],
      beforeDelete: [...beforeDelete, noteErasure],
      afterOperation: [...afterOperation, noteWhatWasRead],
    },
  }
}

// Before it is done: a change or an erasure that cannot be written down is not made.

const noteChange: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id: unknown = originalDoc?.id ?? data['id']
  await note(req, 'change', collection.slug, isId(id) ? [id] : [])
  return data
}

const noteErasure: CollectionBeforeDeleteHook = async ({ collection, id, req }) =>
  note(req, 'erase', collection.slug, [id])

async function note(
  req: PayloadRequest,
  act: 'change' | 'erase',
  about: string,
  ids: readonly (number | string)[],
): Promise<void> {
  const { payload, user } = req
  if (user?.collection !== 'staff') return
  await noteStaffAct(payload, { act, by: user.id, about, ids }, await connectionOf(req))
}

const noteWhatWasRead: CollectionAfterOperationHook = (given) => {
  const told = whatWasRead(given)
  if (told) noteRead(given.req, given.collection.slug, told)
  return given.result
}
