import type { CollectionAfterChangeHook, PayloadHandler, PayloadRequest, Where } from 'payload'
import { label } from '../../platform/languages/labels.ts'
import { type Fault, refusal } from './refusal.ts'

/** Per account. The admin stores one for each list, and one for each record with unfolded rows. */
export const mostPreferences = 1000
/** The columns of the admin's largest list take a tenth of it. */
const mostBytes = 32 * 1024
const longestKey = 200

const tooLarge = label('ต้องไม่เกิน 32 KB', 'It must not be larger than 32 KB.')
const tooLong = label('ต้องไม่เกิน 200 ตัวอักษร', 'It must not be longer than 200 characters.')

/** Validates a preference against limits that the admin never reaches. */
export function preferenceFaults({ key, value }: { key?: unknown; value?: unknown }): Fault[] {
  const faults: Fault[] = []
  if (typeof key === 'string' && key.length > longestKey)
    faults.push({ path: 'key', text: tooLong })
  if (Buffer.byteLength(JSON.stringify(value) ?? '') > mostBytes)
    faults.push({ path: 'value', text: tooLarge })
  return faults
}

/** Payload's handler for keyed preferences runs no hooks, so the limits wrap the handler. */
export function boundPreference(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (!req.user) return await handler(req)
    const sent = await readSent(req)
    const [fault] = preferenceFaults({ key: req.routeParams?.['key'], value: sent })
    if (fault) throw refusal(req, fault)
    req.json = () => Promise.resolve(sent)
    const answer = await handler(req)
    await forgetOldest(req)
    return answer
  }
}

/** The same for a preference that is created like any other record. */
export const deleteOldPreferences: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') await forgetOldest(req)
  return doc
}

export function ownedBy({ collection, id }: { collection: string; id: number | string }): Where {
  return { and: [{ 'user.relationTo': { equals: collection } }, { 'user.value': { equals: id } }] }
}

/** As Payload does: invalid JSON is an empty preference. */
async function readSent(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    return {}
  }
}

/** Deletes the oldest instead of refusing new ones: the admin would go on trying to save, and nobody could make room. */
async function forgetOldest(req: PayloadRequest): Promise<void> {
  const { payload, user } = req
  if (!user) return
  const collection = 'payload-preferences'
  const where = ownedBy(user)
  const { totalDocs } = await payload.count({ collection, where, req })
  if (totalDocs <= mostPreferences) return
  const { docs } = await payload.find({
    collection,
    where,
    sort: 'updatedAt',
    limit: totalDocs - mostPreferences,
    depth: 0,
    req,
  })
  await payload.db.deleteMany({
    collection,
    where: { id: { in: docs.map(({ id }) => id) } },
    req,
  })
}
