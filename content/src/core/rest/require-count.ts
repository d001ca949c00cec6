import {
  type CollectionBeforeOperationHook,
  combineQueries,
  executeAccess,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { refusal } from './refusal.ts'
import { label } from '../../platform/languages/labels.ts'
import { isFromOwnList } from './own-list.ts'

/**
 * Refuses to delete several records unless the call says how many: a filter that matches more than its sender believes
 * deletes nothing. One record, or none, needs no number; one that was sent must be right.
 * A record that comes between this count and the deletion is not seen: it is a guard against mistakes, not a right.
 */
export const requireCount: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'delete' || overrideAccess) return
  if ('id' in args || !('where' in args) || !args.where) return
  const count = await countDeletable(req, collection, args.where)
  const sent = req.query['count']
  if (sent === undefined ? count <= 1 : sent === String(count)) return
  throw refusal(req, {
    path: 'count',
    text: {
      th: `ต้องตรงกับจำนวนที่จะลบ คือ ${count} รายการ`,
      en: `It must be the number of records that would be deleted: ${count}.`,
    },
  })
}

/** How many of the matching records the caller may delete. A caller who may delete none is refused, and learns no number. */
export async function countDeletable(
  req: PayloadRequest,
  { access, slug }: SanitizedCollectionConfig,
  where: Where,
): Promise<number> {
  const allowed = await executeAccess({ req }, access.delete)
  // Payload writes into the filter that it reads.
  const own = structuredClone(where)
  // As it was asked, where nothing narrows it: the audit has one entry of a question.
  const filter = typeof allowed === 'object' ? combineQueries(own, allowed) : own
  const { totalDocs } = await req.payload.count({ collection: slug, where: filter, req })
  return totalDocs
}

const matchesAll = label(
  'ตัวกรองนี้ตรงกับทุกรายการ ถ้าหมายถึงทั้งหมดจริง ให้ระบุรหัสของแต่ละรายการ (where[id][in])',
  'It matches every record. Whoever means them all names each by its id (where[id][in]).',
)

/**
 * Refuses to change or delete, at once, every record that the caller could. What a program sends that has lost a value
 * takes any form, and leaves nothing out: so the records are counted, not the forms listed. All are meant where each is
 * named by its id, and where the list of the admin sends it; of a single record there is no other to leave out.
 * Counted as the call would find them: in its language, of its versions, of what its caller may do. One that comes
 * or goes between the two counts can let such a call through; it is a guard against mistakes, not a right.
 */
export const refuseAll: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug, access },
  operation,
  overrideAccess,
  req,
}) => {
  if ((operation !== 'update' && operation !== 'delete') || overrideAccess) return
  if ('id' in args || !('where' in args) || !args.where) return
  const { where, trash = false } = args
  if (namesEach(where) || isFromOwnList(req)) return
  const draft = 'draft' in args && args.draft === true
  const data: unknown = 'data' in args ? args.data : undefined
  const allowed = await executeAccess({ req, data }, access[operation])
  const count = async (filter: Where) => {
    const found = await req.payload.find({
      collection: slug,
      // Payload writes into the filter that it reads.
      where: combineQueries(structuredClone(filter), allowed),
      draft,
      trash,
      depth: 0,
      limit: 1,
      overrideAccess: false,
      req,
    })
    return found.totalDocs
  }
  const all = await count({})
  if (all > 1 && (await count(where)) >= all)
    throw refusal(req, { path: 'where', text: matchesAll })
}

/** Whether no record can match but those whose ids it lists. */
function namesEach(filter: Where): boolean {
  return Object.entries(filter).some(([name, part]) => {
    if (Array.isArray(part))
      return name.toLowerCase() === 'or' ? part.every(namesEach) : part.some(namesEach)
    return name === 'id' && ('in' in part || 'equals' in part)
  })
}
