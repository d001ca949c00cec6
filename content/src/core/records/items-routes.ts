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
import { fieldTest, wholeList } from './entity-query.ts'
import { countEntities, findEntities } from './entity-rows.ts'
import { readGlobal, type StoredGlobal } from './global-entity.ts'
import type { StoredEntity } from './stored-entity.ts'

/** `/items/{name}` and `/items/{name}/{id}` of a list, with all query parameters. */
export function itemsRoutes<Query extends QueryShape, Entity extends object>(
  payload: BasePayload,
  call: Call<Query, Entity[]>,
  entity: StoredEntity<Entity>,
): ContractRoute[] {
  const { wire } = entity
  // Relations may lead to texts even if the list itself has none.
  const list = { ...call, isLocalised: true }
  const one = { ...list, path: `${call.path}/{id}` }
  return [
    bindRead(list, queryOf(wire), async ({ query, language, visibility }) => {
      const source = openEntity(payload, entity, language)
      if (visibility === 'preview') return await previewList(source, query)
      const { fields, filter, meta } = query
      const used = [...entitiesOf(entity, filter), ...expandedEntities(entity, fields)]
      const freshness = await readFreshness(payload, used)
      const data = await writeRecords(source, await findEntities(source, query), fields)
      const isCounted = meta.length > 0
      const [total, filtered] = isCounted
        ? await Promise.all([countEntities(source), countEntities(source, query)])
        : []
      return { body: itemsBody(query, data, total, filtered), ...freshness }
    }),
    bindRead(one, queryOf(wire), async ({ path: { id = '' }, query, language, visibility }) => {
      const key = parseKey(id, pathOf(wire, 'id').field.kind)
      const found = { ...wholeList, filter: fieldTest(entity, 'id', '_eq', key) }
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
    return { body: itemsBody(query, data, 1), tags }
  })
}

export function queryOf(wire: WireTable<unknown>) {
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

/** A preview is sorted and cut in memory, and supports neither filter nor search. */
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
  return { body: itemsBody(query, data, records.length) }
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

/** Requested counts come first. */
export function itemsBody({ meta }: ItemsQuery, data: unknown, total = 0, filtered = total) {
  if (meta.length === 0) return { data }
  const counts: ListMeta = {
    ...(meta.includes('total_count') ? { total_count: total } : {}),
    ...(meta.includes('filter_count') ? { filter_count: filtered } : {}),
  }
  return { meta: counts, data }
}

function refuseNarrowing({ filter, search }: ItemsQuery): void {
  if (filter) throw invalidQuery('"filter" is not supported in a preview')
  if (search !== null) throw invalidQuery('"search" is not supported in a preview')
}

/** A malformed key is FORBIDDEN, like an unknown one. */
function parseKey(text: string, kind: FieldKind): number | string {
  if (kind === 'string' && isStorableText(text)) return text
  if (kind === 'integer' && /^\d+$/.test(text) && Number(text) <= maxId) return Number(text)
  throw forbidden()
}

type WireRecord = Record<string, unknown>

/**
 * Writes the fields that the `fields` selectors choose: own fields, texts, and relations as an id or an object. A relation
 * is null if its record is not public.
 */
async function writeRecords<Entity>(
  { payload, entity, language }: EntitySource<Entity>,
  rows: readonly Entity[],
  selectors: readonly string[],
): Promise<WireRecord[]> {
  const records = rows.map((row) => entity.wire.encode(row, language))
  for (const { wireName, target, selectors: inner } of expansionsOf(entity, selectors)) {
    const ids = [...new Set(records.map((record) => record[wireName]))].filter(isId)
    const filter = fieldTest(target, 'id', '_in', ids)
    const source = openEntity(payload, target, language)
    const found = await findEntities(source, { ...wholeList, filter })
    const written = await writeRecords(source, found, inner)
    const idName = pathOf(target.wire, 'id').field.wireName
    const idOf = (row: unknown) => target.wire.encode(row, language)[idName]
    const byId = new Map(found.map((row, index) => [idOf(row), written[index]]))
    for (const record of records) record[wireName] = byId.get(record[wireName]) ?? null
  }
  return records.map((record) => selectFields(record, selectors))
}

function expandedEntities(
  entity: StoredEntity<unknown>,
  selectors: readonly string[],
): StoredEntity<unknown>[] {
  return expansionsOf(entity, selectors).flatMap(({ target, selectors: inner }) => [
    target,
    ...expandedEntities(target, inner),
  ])
}

/** The relations that the selectors expand, with the selectors of their targets. */
function expansionsOf(
  { wire, relations = {} }: StoredEntity<unknown>,
  selectors: readonly string[],
) {
  return wire.fields.flatMap(({ name, wireName }) => {
    const target = relations[name]?.()
    const inner = selectors.flatMap((selector) => {
      const [head = '', ...rest] = selector.split('.')
      return rest.length > 0 && (head === wireName || head === '*') ? [rest.join('.')] : []
    })
    return target && inner.length > 0 ? [{ wireName, target, selectors: inner }] : []
  })
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string'
}
