import { APIError, type BasePayload, type CollectionSlug } from 'payload'
import { removeBoardDemo } from '../webboard/remove-board.ts'
import { demoFilledAt, noteDemo } from './demo-state.ts'
import type { Kept, Removal } from './removal.ts'
import { resetGlobals } from './reset-globals.ts'

/** Collections with demo content beside the web board. Regions and provinces are no demo. */
export const demoCollections = [
  'leads',
  'lead-photos',
  'notifications',
  'banners',
  'customer-reviews',
  'special-events',
  'news',
  'news-categories',
  'downloads',
  'download-subcategories',
  'download-categories',
  'enews',
  'machines',
  'faqs',
  'sub-faqs',
  'main-faqs',
  'about-pages',
  'milestones',
  'rewards',
  'official-channels',
  'franchise-packages',
  'franchise-comments',
  'investor-reasons',
  'general-cookies',
  'policy-images',
  'seo',
  'branches',
  'library-files',
  'media',
] as const satisfies CollectionSlug[]

/**
 * Removes the demo content that nobody has edited, answered or used, and returns what stays. Can run again. The content
 * service must not run: it would show what is gone until its caches expire. Undefined if it is unknown when the demo content
 * was complete.
 */
export async function removeDemo(payload: BasePayload): Promise<Removal | undefined> {
  const filledAt = await demoFilledAt(payload)
  if (filledAt === undefined) return undefined
  const results = [
    await resetGlobals(payload, filledAt),
    await removeBoardDemo(payload, filledAt),
    await removeRecords(payload, filledAt),
  ]
  const kept = results.flatMap((result) => result.kept)
  if (kept.length === 0) await noteDemo(payload, 'removed')
  return { removed: results.reduce((sum, { removed }) => sum + removed, 0), kept }
}

interface DemoRecord {
  collection: (typeof demoCollections)[number]
  id: number | string
  title: string
}

/** Deletes again and again, as a record can be deleted only after all that use it. */
async function removeRecords(payload: BasePayload, filledAt: string): Promise<Removal> {
  const kept: Kept[] = []
  let left: DemoRecord[] = []
  for (const collection of demoCollections) {
    const { untouched, edited } = await listRecords(payload, collection, filledAt)
    left.push(...untouched)
    kept.push(...edited.map((record) => keptRecord(record, 'edited')))
  }
  const all = left.length
  for (let before = Infinity; left.length < before; ) {
    before = left.length
    const used: DemoRecord[] = []
    for (const record of left) if (!(await isDeleted(payload, record))) used.push(record)
    left = used
  }
  kept.push(...left.map((record) => keptRecord(record, 'used')))
  return { removed: all - left.length, kept }
}

async function isDeleted(payload: BasePayload, { collection, id }: DemoRecord): Promise<boolean> {
  try {
    await payload.delete({ collection, id })
    return true
  } catch (error) {
    if (error instanceof APIError && error.status === 409) return false
    throw error
  }
}

async function listRecords(
  payload: BasePayload,
  collection: DemoRecord['collection'],
  filledAt: string,
) {
  const { config } = payload.collections[collection]
  const where = { createdAt: { less_than_equal: filledAt } }
  const common = { collection, where, locale: 'th', depth: 0, pagination: false } as const
  const { docs } = await payload.find(common)
  const edited = new Set<unknown>()
  if (config.versions) {
    const later = { updatedAt: { greater_than: filledAt } }
    const versions = await payload.findVersions({ collection, where: later, pagination: false })
    for (const { parent } of versions.docs) edited.add(parent)
  }
  const records = docs.map((doc) => {
    const title: unknown = new Map(Object.entries(doc)).get(config.admin.useAsTitle ?? 'id')
    const isEdited = doc.updatedAt > filledAt || edited.has(doc.id)
    return {
      collection,
      id: doc.id,
      title: typeof title === 'string' ? title : String(doc.id),
      isEdited,
    }
  })
  return {
    untouched: records.filter(({ isEdited }) => !isEdited),
    edited: records.filter(({ isEdited }) => isEdited),
  }
}

function keptRecord({ collection, id, title }: DemoRecord, reason: Kept['reason']): Kept {
  return { path: `/collections/${collection}/${id}`, title, reason }
}
