import { isPlainObject } from '@washhouse/contract/wire/brackets'
import {
  type Access,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
  type AfterErrorHook,
} from 'payload'
import { isStaff } from '../../platform/access.ts'
import { label } from '../../platform/languages/labels.ts'
import { say } from '../../platform/languages/say.ts'
import { ownedBy } from '../rest/bound-preferences.ts'
import { refusal } from '../rest/refusal.ts'

const noRecord = label('ต้องเป็นรายการหนึ่งที่มีอยู่', 'It must be one record that exists.')

/** A lock can be changed only by taking it over, and deleted only by its owner. */
export const ownLocks: Access = (caller) => {
  const { user } = caller.req
  if (!user || !isStaff(caller)) return false
  return ownedBy(user)
}

/**
 * Sets the caller as owner of the lock, regardless of the sent data. The lock must refer to one record that the caller may
 * change.
 */
export const guardLock: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update'
  if (!isWrite || args.overrideAccess || !('data' in args)) return args
  const { user } = req
  // One lock at a time: a bulk update would include locks of others.
  const id: unknown = operation === 'update' && 'id' in args ? args.id : undefined
  const isOfOne = typeof id === 'number' || typeof id === 'string'
  if (!user || !isStaff({ req }) || (operation === 'update' && !isOfOne)) throw new Forbidden(req.t)
  const own = { user: { relationTo: user.collection, value: user.id } }
  const lock: unknown = isOfOne ? await findLock(req, id) : args.data
  const locked = isPlainObject(lock) ? lockedBy(req, lock) : undefined
  if (!locked) throw refusal(req, { path: 'document', text: noRecord })
  if (!(await mayUpdate(req, locked))) throw new Forbidden(req.t)
  return { ...args, data: operation === 'create' ? { ...locked, ...own } : own }
}

async function findLock(req: PayloadRequest, id: number | string): Promise<unknown> {
  const collection = 'payload-locked-documents'
  return await req.payload.findByID({ collection, id, depth: 0, req })
}

type Locked = { document: { relationTo: string; value: number | string } } | { globalSlug: string }

function lockedBy(
  { payload }: PayloadRequest,
  { document, globalSlug }: Readonly<Record<string, unknown>>,
): Locked | undefined {
  if (isPlainObject(document)) {
    const { relationTo, value } = document
    const isNamed = typeof relationTo === 'string' && (globalSlug ?? null) === null
    const isId = typeof value === 'number' || typeof value === 'string'
    return isNamed && isId ? { document: { relationTo, value } } : undefined
  }
  const global = payload.config.globals.find(({ slug }) => slug === globalSlug)
  return global && { globalSlug: global.slug }
}

async function mayUpdate(req: PayloadRequest, locked: Locked): Promise<boolean> {
  const { collections, config } = req.payload
  if ('globalSlug' in locked) {
    const global = config.globals.find(({ slug }) => slug === locked.globalSlug)
    return Boolean(await global?.access.update({ req }))
  }
  const { relationTo, value: id } = locked.document
  const collection = Object.values(collections).find((each) => each.config.slug === relationTo)
  if (!collection) return false
  const allowed = await collection.config.access.update({ req })
  if (allowed === false) return false
  const ofId = { id: { equals: id } }
  const where = allowed === true ? ofId : { and: [ofId, allowed] }
  const { slug } = collection.config
  return (await req.payload.count({ collection: slug, where, req })).totalDocs > 0
}

/** Payload has the message about a lock of somebody else in English only. */
export const explainLock: AfterErrorHook = ({ error, req }) => {
  if (!('status' in error) || error.status !== 423) return
  const message = say(
    req,
    'มีผู้อื่นกำลังแก้รายการนี้อยู่ จึงบันทึกหรือลบไม่ได้ในตอนนี้',
    'Somebody else is editing this just now. It can neither be saved nor deleted.',
  )
  return { response: { errors: [{ message }] } }
}
