import { isPlainObject } from '@washhouse/contract/wire/brackets'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { isStaff } from '../../platform/access.ts'
import { say } from '../../platform/languages/say.ts'
import { noteOpened } from './claim-version.ts'
import { type EditedRecord, findNewest } from './edited-record.ts'
import { newerVersionError } from './newer-version.ts'

/**
 * If a save sends the `updatedAt` of the opened version, as every form of the admin does, it may replace only that version.
 * Must run first: later a replaced file would already be gone.
 */
export const refuseOverNewer: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation === 'restoreVersion') {
    await refuseOldRestore(req, collection.slug, 'id' in args ? args.id : undefined)
    return args
  }
  const id: unknown = operation === 'update' && 'id' in args ? args.id : undefined
  const isOfOne = typeof id === 'string' || typeof id === 'number'
  if (!isOfOne || !('data' in args)) return args
  const record = { collection: collection.slug, id }
  return (await isOverNewest(req, record, args.data)) ? { ...args, overrideLock: true } : args
}

/** A restore is also a save over the newest version, which the caller must have seen. */
async function refuseOldRestore(
  req: PayloadRequest,
  collection: CollectionSlug,
  versionId: unknown,
): Promise<void> {
  if (typeof versionId !== 'number' && typeof versionId !== 'string') return
  const asked = { id: String(versionId), depth: 0, disableErrors: true, req } as const
  const version = await req.payload.findVersionByID({ collection, ...asked })
  const parent: unknown = version?.parent
  if (typeof parent === 'number' || typeof parent === 'string')
    await isOverNewest(req, { collection, id: parent }, req.data)
}

export const refuseGlobalOverNewer: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation === 'restoreVersion') await isOverNewest(req, { global: global.slug }, req.data)
  if (operation !== 'update') return args
  const isSeen = await isOverNewest(req, { global: global.slug }, args.data)
  return isSeen ? { ...args, overrideLock: true } : args
}

/**
 * True if the save names the version it is based on, and that is the newest. Such a save may ignore locks: the lock's owner
 * gets the question at their own save.
 */
export async function isOverNewest(
  req: PayloadRequest,
  record: EditedRecord,
  data: unknown,
): Promise<boolean> {
  const sent = isPlainObject(data) ? data['updatedAt'] : undefined
  // Access rules reject other callers, who must not learn who saved what.
  if (sent === undefined || sent === null || !isStaff({ req })) return false
  const opened = parseMoment(req, sent)
  const newest = await findNewest(req, record)
  if (!newest) return false
  if (newest.updatedAt !== opened) throw await newerVersionError(req, newest)
  noteOpened(req, record, opened)
  return true
}

function parseMoment(req: PayloadRequest, sent: unknown): string {
  const time = typeof sent === 'string' ? Date.parse(sent) : Number.NaN
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  const message = say(
    req,
    'updatedAt ต้องเป็นวันเวลาแบบ ISO 8601',
    'updatedAt must be a time in ISO 8601.',
  )
  throw new APIError(message, 400, { errors: [{ path: 'updatedAt', message }] }, true)
}
