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
 * Refuses to delete several records unless the call states their number: a filter that matches more than expected deletes
 * nothing. One record or none needs no number, but a stated number must be right. A record created between the count and the
 * deletion is not noticed: this guards against mistakes, it is not access control.
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

/** The number of matching records that the caller may delete. Refuses a caller who may delete none, without a number. */
export async function countDeletable(
  req: PayloadRequest,
  { access, slug }: SanitizedCollectionConfig,
  where: Where,
): Promise<number> {
  const allowed = await executeAccess({ req }, access.delete)
  // Payload mutates the filter.
  const own = structuredClone(where)
  // Unchanged without a restriction, so that the audit has one entry per query.
  const filter = typeof allowed === 'object' ? combineQueries(own, allowed) : own
  const { totalDocs } = await req.payload.count({ collection: slug, where: filter, req })
  return totalDocs
}

const matchesAll = label(
  'ตัวกรองนี้ตรงกับทุกรายการ ถ้าหมายถึงทั้งหมดจริง ให้ระบุรหัสของแต่ละรายการ (where[id][in])',
  'It matches every record. To select them all, list each id (where[id][in]).',
)

/**
 * Refuses to change or delete every record at once that the caller could. A lost value in a client's filter can take any
 * form, so the records are counted instead of checking forms. Allowed if each id is listed, if the admin's list sends it, or
 * if there is only one record. Counts as the call would: same language, versions and access. A concurrent change between the
 * two counts can let such a call through: this guards against mistakes, it is not access control.
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
      // Payload mutates the filter.
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

/** True if the filter can only match records whose ids it lists. */
function namesEach(filter: Where): boolean {
  return Object.entries(filter).some(([name, part]) => {
    if (Array.isArray(part))
      return name.toLowerCase() === 'or' ? part.every(namesEach) : part.some(namesEach)
    return name === 'id' && ('in' in part || 'equals' in part)
  })
}
