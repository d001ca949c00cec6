import {
  combineQueries,
  createLocalReq,
  type Endpoint,
  executeAccess,
  parseParams,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
  type CollectionConfig,
} from 'payload'
import { published, nobody } from '../../platform/access.ts'
import { label } from '../../platform/languages/labels.ts'
import { describeUses, type Place } from '../../platform/uses/describe-uses.ts'
import { findUses, type Use } from '../../platform/uses/find-uses.ts'
import { countOf, refuseWhileUsed } from '../../platform/uses/refuse-while-used.ts'
import { refusal } from '../rest/refusal.ts'
import { requestedCollection } from '../rest/requested-collection.ts'
import { countDeletable } from '../rest/require-count.ts'
import { savedByField } from './guard-edits.ts'

export interface Deletion {
  count: number
  publicCount: number
  records: DeletedRecord[]
  /** The first few places where the records are used. */
  places: Place[]
  /** The number of further places, counted up to `maxUsesPerColumn`; '' for none. */
  more: string
}

interface DeletedRecord {
  id: number | string
  title: string
  isPublic: boolean
  isHeld: boolean
}

// The space in the dialog. Finding the uses of one file takes about forty queries.
const mostRecords = 10
const mostPlaces = 5

const noFilter = label('ต้องเป็นตัวกรองที่มีเงื่อนไข', 'It must be a filter with a condition.')

/** Describes what a DELETE with the same filter would delete. The DELETE must send the count along. */
export const deletionEndpoint = {
  path: '/deletion',
  method: 'get',
  handler: async (req) => {
    const collection = requestedCollection(req)
    const { where } = parseParams(req.query)
    if (!where) throw refusal(req, { path: 'where', text: noFilter })
    return Response.json(await readDeletion(req, collection, where))
  },
} satisfies Endpoint

async function readDeletion(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  where: Where,
): Promise<Deletion> {
  const allowed = await executeAccess({ req }, config.access.delete)
  // Payload modifies the filter that it receives.
  const filter = () => combineQueries(structuredClone(where), allowed)
  const ids = await findIds(req, config, filter())
  const used = await findUsesOf(req, config, ids)
  const each = [...used.values()].flat()
  // Lists a place once even if it uses several of the records.
  const uses = [...new Map(each.map((use) => [nameOfUse(use), use])).values()]
  const places = await describeUses(req, uses.slice(0, mostPlaces))
  // Before the titles: reading them sets the request to the admin's language, but the filter is in the content language.
  const count = await countDeletable(req, config, where)
  const publicCount = await countPublic(req, config, filter())
  return {
    count,
    publicCount,
    records: await describeRecords(req, config, ids, used),
    places,
    more: uses.length > places.length ? countOf(uses.length - places.length) : '',
  }
}

type Id = number | string

function nameOfUse({ slug, id, field, state }: Use): string {
  return `${slug} ${id} ${field} ${state}`
}

/** Matches the records themselves and not their drafts, as a DELETE does. */
async function findIds(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  where: Where,
): Promise<Id[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    limit: mostRecords,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id }) => id)
}

/** Ignores uses among the records, because they are deleted together, and `savedBy`, which editors cannot change. */
async function findUsesOf(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  ids: readonly Id[],
): Promise<Map<Id, Use[]>> {
  const isAmongThem = (use: Use) =>
    use.slug === slug && use.id !== undefined && ids.includes(use.id)
  const isSaver = ({ way }: Use) => way.at(-1)?.name === savedByField.name
  const found = new Map<Id, Use[]>()
  for (const id of ids) {
    const uses = await findUses(req, { collection: slug, id })
    found.set(
      id,
      uses.filter((use) => !isAmongThem(use) && !isSaver(use)),
    )
  }
  return found
}

/** With the titles of the newest drafts, as in the list. */
async function describeRecords(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  ids: readonly Id[],
  used: ReadonlyMap<Id, readonly Use[]>,
): Promise<DeletedRecord[]> {
  const asked = {
    collection: config.slug,
    where: { id: { in: [...ids] } },
    limit: mostRecords,
    depth: 0,
    locale: req.i18n.language === 'en' ? 'en' : 'th',
    fallbackLocale: 'th',
    user: req.user,
    req,
  } as const
  const { docs: newest } = await req.payload.find({
    ...asked,
    draft: Boolean(config.versions?.drafts),
    overrideAccess: false,
  })
  const { docs: seen } = await req.payload.find({
    ...asked,
    where: combineQueries(asked.where, await publicOf(req, config)),
  })
  const isKept = config.hooks.beforeDelete.includes(refuseWhileUsed)
  return ids.map((id) => {
    const record = newest.find((each) => each.id === id) ?? {}
    const [, title] =
      Object.entries(record).find(([name]) => name === config.admin.useAsTitle) ?? []
    return {
      id,
      title: typeof title === 'string' && title !== '' ? title : String(id),
      isPublic: seen.some((each) => each.id === id),
      isHeld: isKept && (used.get(id)?.length ?? 0) > 0,
    }
  })
}

async function countPublic(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  where: Where,
): Promise<number> {
  const filter = combineQueries(where, await publicOf(req, config))
  const { totalDocs } = await req.payload.count({ collection: config.slug, where: filter, req })
  return totalDocs
}

/** A filter for published records: readable for everyone or, if only members may read them, not drafts. */
async function publicOf(req: PayloadRequest, config: SanitizedCollectionConfig) {
  const anyone = await createLocalReq({}, req.payload)
  const readable = await executeAccess({ req: anyone, disableErrors: true }, config.access.read)
  if (readable !== false) return readable
  return config.versions?.drafts ? published() : { id: { exists: false } }
}

const deleteOne = '/core/editing/delete-one.admin.tsx#DeleteOne'
const deleteMany = '/core/editing/delete-many.admin.tsx#DeleteMany'

/**
 * Adds the confirmation of deletions. `custom.css` hides Payload's own buttons, which do not show the records and their
 * uses.
 */
export function askBeforeDelete(collection: CollectionConfig): CollectionConfig {
  if (collection.access?.delete === nobody) return collection
  const { components } = collection.admin ?? {}
  const edit = components?.edit
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), deletionEndpoint],
    admin: {
      ...collection.admin,
      components: {
        ...components,
        beforeListTable: [...(components?.beforeListTable ?? []), deleteMany],
        edit: { ...edit, editMenuItems: [...(edit?.editMenuItems ?? []), deleteOne] },
      },
    },
  }
}
