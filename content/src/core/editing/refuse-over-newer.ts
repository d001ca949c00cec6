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
import { newerVersion } from './newer-version.ts'

/**
 * Whoever sends the `updatedAt` that he opened a record with, as every form of the admin does, saves over
 * that version alone. Before everything else: a file that is replaced would be gone already.
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

/** What is brought back is saved over the newest version, too, as its caller has seen it. */
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
 * Whether the save says which version it was made from, and that is the newest. Such a save needs nobody's
 * lock: whoever holds it will be asked in his turn.
 */
export async function isOverNewest(
  req: PayloadRequest,
  record: EditedRecord,
  data: unknown,
): Promise<boolean> {
  const sent = isPlainObject(data) ? data['updatedAt'] : undefined
  // Others are refused by the collection's own access, and shall not learn who saved what.
  if (sent === undefined || sent === null || !isStaff({ req })) return false
  const opened = parseMoment(req, sent)
  const newest = await findNewest(req, record)
  if (!newest) return false
  if (newest.updatedAt !== opened) throw await newerVersion(req, newest)
  noteOpened(req, record, opened)
  return true
}

function parseMoment(req: PayloadRequest, sent: unknown): string {
  const time = typeof sent === 'string' ? Date.parse(sent) : Number.NaN
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  const message = say(
    req,
    'updatedAt ต้องเป็นวันเวลาแบบ ISO 8601',
    'updatedAt must be a moment in ISO 8601.',
  )
  throw new APIError(message, 400, { errors: [{ path: 'updatedAt', message }] }, true)
}
