import type { CollectionAfterChangeHook, PayloadHandler, PayloadRequest, Where } from 'payload'
import { label } from '../../platform/languages/labels.ts'
import { type Fault, refusal } from './refusal.ts'

/** Of one account. The admin keeps one for each list, and one for each record that was folded open. */
export const mostPreferences = 1000
/** The columns of its largest list take a tenth of it. */
const mostBytes = 32 * 1024
const longestKey = 200

const tooLarge = label('ต้องไม่เกิน 32 KB', 'It must not be larger than 32 KB.')
const tooLong = label('ต้องไม่เกิน 200 ตัวอักษร', 'It must not be longer than 200 characters.')

/** What of a preference is larger than the admin ever makes it. */
export function preferenceFaults({ key, value }: { key?: unknown; value?: unknown }): Fault[] {
  const faults: Fault[] = []
  if (typeof key === 'string' && key.length > longestKey)
    faults.push({ path: 'key', text: tooLong })
  if (Buffer.byteLength(JSON.stringify(value) ?? '') > mostBytes)
    faults.push({ path: 'value', text: tooLarge })
  return faults
}

/** Payload stores what is sent under a key past all hooks: the bounds stand around its handler. */
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

/** The same of one that is made like any other record. */
export const deleteOldPreferences: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') await forgetOldest(req)
  return doc
}

/** What of Payload's own records belongs to an account. */
export function ownedBy({ collection, id }: { collection: string; id: number | string }): Where {
  return { and: [{ 'user.relationTo': { equals: collection } }, { 'user.value': { equals: id } }] }
}

/** As Payload reads it: what is no JSON is an empty preference. */
async function readSent(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    return {}
  }
}

/** Forgotten, not refused: the admin would go on asking to keep what nobody can clear away. */
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
