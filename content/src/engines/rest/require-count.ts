import {
  type CollectionBeforeOperationHook,
  combineQueries,
  executeAccess,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { refusal } from './refusal.ts'

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
