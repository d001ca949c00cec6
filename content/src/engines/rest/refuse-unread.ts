import {
  APIError,
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import { say } from '../../ground/languages/say.ts'
import { findUnread, pathsInFilter, pathsInSort } from './find-unread.ts'

interface Asked {
  sort?: unknown
  where?: unknown
}

/**
 * Refuses to order or to filter by what the caller may not read. Payload leaves out of an order only what nobody may read.
 * A page of the admin has the usual order instead, as Payload remembers the order of a list for each account: a refused one
 * would leave that list empty for good. Its filter finds nothing.
 */
export const refuseUnread: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  const asked: Asked & typeof args = args
  if (overrideAccess || (!asked.sort && !asked.where)) return args
  // A hook is not told whether records are asked for, or their versions.
  const ofVersions = buildVersionCollectionFields(req.payload.config, collection, true)
  const fields = [...collection.flattenedFields, ...ofVersions]
  if (req.payloadAPI === 'REST') {
    await requireReadable(req, fields, asked)
    return args
  }
  const isOrdered = (await findUnread(req, fields, pathsInSort(asked.sort))) !== undefined
  const isFiltered = (await findUnread(req, fields, pathsInFilter(asked.where))) !== undefined
  return {
    ...asked,
    ...(isOrdered && { sort: collection.defaultSort }),
    ...(isFiltered && { where: { id: { exists: false } } }),
  }
}

/** The same for the versions of a global, of which Payload asks no hook. */
export async function refuseUnreadOfGlobal(req: PayloadRequest): Promise<void> {
  const { config } = req.payload
  const global = config.globals.find(({ slug }) => slug === req.routeParams?.['global'])
  if (global) await requireReadable(req, buildVersionGlobalFields(config, global, true), req.query)
}

async function requireReadable(
  req: PayloadRequest,
  fields: FlattenedField[],
  { sort, where }: Asked,
): Promise<void> {
  const ordered = await findUnread(req, fields, pathsInSort(sort))
  if (ordered !== undefined) throw forbidden(req, 'sort', ordered)
  const filtered = await findUnread(req, fields, pathsInFilter(where))
  if (filtered !== undefined) throw forbidden(req, `where[${filtered}]`, filtered)
}

function forbidden(req: PayloadRequest, path: string, field: string): APIError {
  const message = say(
    req,
    `${path}: บัญชีนี้ไม่มีสิทธิ์อ่าน ${field} จึงใช้เรียงหรือกรองไม่ได้`,
    `${path}: This account may not read ${field}, and so cannot order or filter by it.`,
  )
  return new APIError(message, 403, { errors: [{ path, message }] }, true)
}
