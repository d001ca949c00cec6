import type { Filter } from '@washhouse/contract/wire/filter'
import type { Where } from 'payload'
import { foldedWords } from '../../platform/fields/searched-text.ts'
import { compareBy } from './compare-by.ts'
import type { EntityQuery } from './entity-query.ts'
import { countEntities, findEntities } from './entity-rows.ts'
import type { EntitySource } from './entity-source.ts'
import { readDraftFiles } from './file-rows.ts'
import { readDraft } from './stored-document.ts'
import { hasDrafts, orderIn, type StoredEntity } from './stored-entity.ts'

/**
 * The newest version of each record, for clients with a valid preview token. `total` also counts drafts that are too
 * incomplete to be read. Previews are rare, so they use Payload's API; a list without drafts is read as usual.
 */
export async function findDrafts<Entity extends object>(
  source: EntitySource<Entity>,
  query: EntityQuery,
): Promise<{ records: Entity[]; total: number }> {
  const { payload, entity, language } = source
  const { storedIn, emptyFirst } = entity
  const orderedBy = orderIn(entity, language)
  if (typeof storedIn !== 'string' || !hasDrafts(payload, entity)) {
    const total = await countEntities(source, query)
    return { records: await findEntities(source, query), total }
  }
  const isWhole = query.limit === -1
  const { docs, totalDocs } = await payload.find({
    collection: storedIn,
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    where: {
      and: [
        ...conditionsOf(entity),
        ...(query.filter ? [toWhere(query.filter)] : []),
        ...wordsOf(source, query),
      ],
    },
    sort: orderedBy.length > 0 ? [...orderedBy] : ['id'],
    ...(isWhole
      ? { pagination: false }
      : { limit: query.limit, page: query.offset / query.limit + 1 }),
  })
  const filesOf = await readDraftFiles(source, docs)
  const records = docs.flatMap((document) =>
    readDraft(entity, { ...document }, language, filesOf({ ...document })),
  )
  const total = totalDocs
  // Payload leaves the position of empty values to the database.
  return { records: isWhole ? records.toSorted(compareBy(orderedBy, emptyFirst)) : records, total }
}

function conditionsOf({ only = {}, needs = [] }: StoredEntity<unknown>): Where[] {
  return [
    ...Object.entries(only).map(([name, value]) => ({ [name]: { equals: value } })),
    ...needs.map((name) => ({ [name]: { exists: true } })),
  ]
}

function wordsOf({ entity, language }: EntitySource, { search }: EntityQuery): Where[] {
  const { searchedIn } = entity
  if (searchedIn === undefined || search === null) return []
  return foldedWords(search).map((word) => ({ [`${searchedIn}.${language}`]: { contains: word } }))
}

const operators = new Map([
  ['_eq', 'equals'],
  ['_in', 'in'],
  ['_icontains', 'contains'],
])

function toWhere(filter: Filter): Where {
  if (filter.kind !== 'test') return { [filter.kind]: filter.filters.map(toWhere) }
  const { path, value } = filter
  if (filter.operator === '_between' && Array.isArray(value))
    return {
      and: [
        { [path.field.name]: { greater_than_equal: value[0] } },
        { [path.field.name]: { less_than_equal: value[1] } },
      ],
    }
  const operator = operators.get(filter.operator)
  if (!operator) throw new Error(`A preview cannot be narrowed by "${filter.operator}"`)
  return { [path.field.name]: { [operator]: value } }
}
