import type {
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Endpoint,
  SanitizedConfig,
} from 'payload'
import { requestConnection } from '../../platform/database/tables.ts'
import { isAudited } from './audited-collections.ts'
import { noteRead } from './note-read.ts'
import { noteStaffAct } from './staff-audit.rows.ts'
import { isId, whatWasRead } from './what-was-read.ts'

/** Audits what staff do with records of people, if the collection contains any. */
export function auditCollection(collection: CollectionConfig): CollectionConfig {
  if (!isAudited(collection.slug)) return collection
  const { beforeChange = [], beforeDelete = [], afterOperation = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      // Last, so that only accepted changes are audited.
      beforeChange: [...beforeChange, noteChange],
      beforeDelete: [...beforeDelete, noteErasure],
      afterOperation: [...afterOperation, noteWhatWasRead],
    },
  }
}

// These hooks run before the change, because a change that cannot be audited must not happen.

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
  await noteStaffAct(payload, { act, by: user.id, about, ids }, await requestConnection(req))
}

const noteWhatWasRead: CollectionAfterOperationHook = (given) => {
  const told = whatWasRead(given)
  if (told) noteRead(given.req, given.collection.slug, told)
  return given.result
}

/**
 * Payload serves files without the hooks of their collection, so this wraps Payload's file endpoint to audit downloads by
 * staff.
 */
export function auditFiles(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { endpoints, slug } = collection
    if (isAudited(slug) && endpoints)
      Object.assign(collection, { endpoints: endpoints.map((each) => auditFile(slug, each)) })
  }
  return config
}

function auditFile(slug: string, endpoint: Endpoint): Endpoint {
  if (endpoint.path !== '/file/:filename') return endpoint
  return {
    ...endpoint,
    async handler(req) {
      const response = await endpoint.handler(req)
      if (response.ok)
        noteRead(req, slug, { act: 'read', ids: await idsOfFile(req, slug), count: 1 })
      return response
    },
  }
}

async function idsOfFile({ payload, routeParams }: PayloadRequest, slug: string) {
  const own = Object.values(payload.collections).find(({ config }) => config.slug === slug)
  if (!own) return []
  const { docs } = await payload.find({
    collection: own.config.slug,
    where: { filename: { equals: String(routeParams?.['filename']) } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs.map(({ id }) => id)
}
