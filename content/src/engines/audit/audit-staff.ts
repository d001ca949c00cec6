import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type {
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { processState } from '../../ground/database/process-state.ts'
import { connectionOf } from '../../ground/database/tables.ts'
import { log } from '../../ground/log.ts'
import { auditedCollections } from './audited-collections.ts'
import { isNotedLately } from './noted-lately.ts'
import { noteStaffAct } from './staff-audit.rows.ts'

/** Has whatever staff do with records of people written down, where such stand in the collection. */
export function auditCollection(collection: CollectionConfig): CollectionConfig {
  if (!auditedCollections.some((slug) => slug === collection.slug)) return collection
  const { beforeChange = [], beforeDelete = [], afterOperation = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      // Last, when nothing else refuses it any more.
      beforeChange: [...beforeChange, noteChange],
      beforeDelete: [...beforeDelete, noteErasure],
      afterOperation: [...afterOperation, noteRead],
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

/**
 * A read is written down behind its answer, and goes on where that fails: whoever is to answer a customer while the disk is
 * full or the database held must not be kept from it. The service's log says that it is not in the audit.
 */
const noteRead: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  const { payload, user } = req
  if (user?.collection !== 'staff' || !['find', 'findByID'].includes(operation)) return result
  const read = { act: 'read', by: user.id, about: collection.slug, ids: idsIn(result) } as const
  // The admin asks for one record several times to show one page.
  if (read.ids.length === 0 || isNotedLately(read)) return result
  const noting: Promise<void> = noteStaffAct(payload, read)
    .catch((error: unknown) => {
      log.error({ err: error, staff: user.id, about: read.about }, 'a read is not in the audit')
    })
    .finally(() => underWay.delete(noting))
  underWay.add(noting)
  return result
}

/** The admin has modules of its own; what they begin is waited for as well. */
const underWay = processState('notesOfReads', () => new Set<Promise<void>>())

/** Once all reads until now are written down. */
export async function settleAudit(): Promise<void> {
  await Promise.all(underWay)
}

function idsIn(result: unknown): (number | string)[] {
  if (!isPlainObject(result)) return []
  const docs: unknown[] = Array.isArray(result['docs']) ? result['docs'] : [result]
  return docs.flatMap((doc) => {
    const id = isPlainObject(doc) ? doc['id'] : undefined
    return isId(id) ? [id] : []
  })
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string'
}
