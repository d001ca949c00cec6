import type { Language } from '@washhouse/contract/language'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { ListMeta } from '@washhouse/contract/wire/envelope'
import { forbidden, invalidQuery } from '@washhouse/contract/wire/errors'
import type { FieldKind } from '@washhouse/contract/wire/field-kind'
import { pathOf } from '@washhouse/contract/wire/field-path'
import {
  itemsParameters,
  parseItemsQuery,
  type ItemsQuery,
} from '@washhouse/contract/wire/items-query'
import { maxId } from '@washhouse/contract/wire/parameters'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload, GlobalSlug } from 'payload'
import { bindRead, type ContractRoute, type Reply } from '../calls/contract-route.ts'
import { compareBy } from './compare-by.ts'
import { findDrafts } from './entity-drafts.ts'
import { entitiesOf, readFreshness } from './entity-expiry.ts'
import { openEntity, type EntitySource } from './entity-source.ts'
import { countEntities, findEntities, wholeList } from './entity-rows.ts'
import { expandedEntities, writeRecords } from './expand-relations.ts'
import { readGlobal, type StoredGlobal } from './global-entity.ts'
import type { StoredEntity } from './stored-entity.ts'

/** `/items/{name}` and `/items/{name}/{id}` of a list, all query parameters included. */
export function itemsRoutes<Query extends QueryShape, Entity extends object>(
  payload: BasePayload,
  call: Call<Query, Entity[]>,
  entity: StoredEntity<Entity>,
): ContractRoute[] {
  const { wire } = entity
  // Relations may lead to texts though the list itself has none.
  const list = { ...call, isLocalised: true }
  const one = { ...list, path: `${call.path}/{id}` }
  return [
    bindRead(list, queryOf(wire), async ({ query, language, visibility }) => {
      const source = openEntity(payload, entity, language)
      if (visibility === 'preview') return await previewList(source, query)
      const behind = expandedEntities(entity, query.fields)
      const freshness = await readFreshness(payload, [
        ...entitiesOf(entity, query.filter),
        ...behind,
      ])
      const rows = await findEntities(source, query)
      const data = await writeRecords(source, rows, query.fields)
      const meta = await countMeta(source, query)
      return { body: itemsBody(data, meta), ...freshness }
    }),
    bindRead(one, queryOf(wire), async ({ path: { id = '' }, query, language, visibility }) => {
      const path = pathOf(wire, 'id')
      const value = parseKey(id, path.field.kind)
      const found = {
        ...wholeList,
        filter: { kind: 'test', path, operator: '_eq', value },
      } as const
      const source = openEntity(payload, entity, language)
      if (visibility === 'preview') {
        refuseNarrowing(query)
        const { records } = await findDrafts(source, found)
        return { body: { data: encodeOne(wire, records[0], language, query) } }
      }
      const used = [entity, ...expandedEntities(entity, query.fields)]
      const freshness = await readFreshness(payload, used)
      const rows = await findEntities(source, found)
      const [data] = await writeRecords(source, rows, query.fields)
      if (!data) throw forbidden()
      return { body: { data }, ...freshness }
    }),
  ]
}

/** `/items/{name}` of a record that there is one of. */
export function globalRoute<Query extends QueryShape, Entity>(
  payload: BasePayload,
  call: Call<Query, Entity>,
  slug: GlobalSlug,
  options: Omit<StoredGlobal<unknown>, 'wire' | 'slug'> = {},
): ContractRoute {
  const wire = call.answer.table
  const tags = [options.tag ?? wire.name]
  return bindRead(call, queryOf(wire), async ({ query, language, visibility }) => {
    const found = await readGlobal(payload, { wire, slug, ...options }, language, visibility)
    const data = encodeOne(wire, found, language, query)
    return { body: itemsBody(data, pickMeta(query, 1, 1)), tags }
  })
}

function queryOf(wire: WireTable<unknown>) {
  return {
    names: itemsParameters,
    parse(parameters: URLSearchParams): ItemsQuery {
      const query = parseItemsQuery(parameters, wire)
      const relational = query.sort.find(({ path }) => path.through.length > 0)
      if (!relational) return query
      throw invalidQuery(`"sort" by "${relational.path.keys.join('.')}" is not supported`)
    },
  }
}

/** A preview is sorted and cut in memory and takes neither filter nor search. */
async function previewList<Entity extends object>(
  source: EntitySource<Entity>,
  query: ItemsQuery,
): Promise<Reply> {
  refuseNarrowing(query)
  const { records } = await findDrafts(source, wholeList)
  const keys = query.sort.map(
    ({ path, isDescending }) => `${isDescending ? '-' : ''}${path.field.name}`,
  )
  const sorted = keys.length > 0 ? records.toSorted(compareBy(keys, true)) : records
  const { limit, offset } = query
  const data = sorted
    .slice(offset, limit === -1 ? undefined : offset + limit)
    .map((draft) => encodeOne(source.entity.wire, draft, source.language, query))
  return { body: itemsBody(data, pickMeta(query, records.length, records.length)) }
}

function encodeOne<Entity>(
  wire: WireTable<Entity>,
  record: Entity | null | undefined,
  language: Language,
  { fields }: ItemsQuery,
): Record<string, unknown> {
  if (!record) throw forbidden()
  return selectFields(wire.encode(record, language), fields)
}

/** The counts stand first, where they are asked for. */
function itemsBody(data: unknown, meta: ListMeta | undefined) {
  return meta ? { meta, data } : { data }
}

function refuseNarrowing({ filter, search }: ItemsQuery): void {
  if (filter) throw invalidQuery('"filter" is not supported in a preview')
  if (search !== null) throw invalidQuery('"search" is not supported in a preview')
}

async function countMeta(source: EntitySource, query: ItemsQuery): Promise<ListMeta | undefined> {
  if (query.meta.length === 0) return undefined
  const [total, filtered] = await Promise.all([countEntities(source), countEntities(source, query)])
  return pickMeta(query, total, filtered)
}

/** The counts that a query asks for. */
function pickMeta({ meta }: ItemsQuery, total: number, filtered: number): ListMeta | undefined {
  if (meta.length === 0) return undefined
  return {
    ...(meta.includes('total_count') ? { total_count: total } : {}),
    ...(meta.includes('filter_count') ? { filter_count: filtered } : {}),
  }
}

/** A key that no record can have is FORBIDDEN, as one that no record has. */
function parseKey(text: string, kind: FieldKind): number | string {
  if (kind === 'string' && isStorableText(text)) return text
  if (kind === 'integer' && /^\d+$/.test(text) && Number(text) <= maxId) return Number(text)
  throw forbidden()
}
