import {
  itemsParameters,
  parseItemsQuery,
  type ItemsQuery,
} from '@washhouse/contract/wire/items-query'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import type { ListMeta } from '@washhouse/contract/wire/envelope'
import { forbidden, WireError } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import type { FieldKind } from '@washhouse/contract/wire/field-kind'
import { pathOf } from '@washhouse/contract/wire/field-path'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { Language } from '@washhouse/contract/language'
import { languageHeader, parseLanguage } from '@washhouse/contract/language'
import type { Context } from 'hono'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../calls/contract-route.ts'
import { entitiesOf, readFreshness } from './entity-expiry.ts'
import { countEntities, findEntities, wholeList } from './entity-rows.ts'
import { expandedEntities, writeRecords } from './expand-relations.ts'
import type { StoredEntity } from './stored-entity.ts'

/** `/items/{name}` and `/items/{name}/{id}` of a list, all query parameters included. */
export function itemsResource<Entity>(
  payload: BasePayload,
  entity: StoredEntity<Entity>,
): ContractRoute[] {
  const { wire } = entity
  return [
    {
      ...itemsRoute(`/items/${wire.name}`),
      async answer(context) {
        const { query, language } = readRequest(context, wire)
        const behind = expandedEntities(entity, query.fields)
        const used = [...entitiesOf(entity, query.filter), ...behind]
        const freshness = await readFreshness(payload, used)
        const rows = await findEntities(payload, entity, language, query)
        const data = await writeRecords(payload, entity, rows, language, query.fields)
        const meta = await countMeta(payload, entity, language, query)
        return { body: meta ? { meta, data } : { data }, ...freshness }
      },
    },
    {
      ...itemsRoute(`/items/${wire.name}/:id`),
      async answer(context) {
        const { query, language } = readRequest(context, wire)
        const path = pathOf(wire, 'id')
        const id = parseKey(context.req.param('id') ?? '', path.field.kind)
        const used = [entity, ...expandedEntities(entity, query.fields)]
        const freshness = await readFreshness(payload, used)
        const filter = { kind: 'test', path, operator: '_eq', value: id } as const
        const [row] = await findEntities(payload, entity, language, { ...wholeList, filter })
        if (!row) throw forbidden()
        const [data] = await writeRecords(payload, entity, [row], language, query.fields)
        return { body: { data }, ...freshness }
      },
    },
  ]
}

/** `/items/{name}` of a record that there is one of; `read` gives null while it is unpublished. */
export function singletonResource<Entity>(
  wire: WireTable<Entity>,
  tag: string,
  read: (language: Language) => Promise<Entity | null>,
): ContractRoute {
  return {
    ...itemsRoute(`/items/${wire.name}`),
    async answer(context) {
      const { query, language } = readRequest(context, wire)
      const entity = await read(language)
      if (!entity) throw forbidden()
      const data = selectFields(wire.encode(entity, language), query.fields)
      const meta = pickMeta(query, 1, 1)
      return { body: meta ? { meta, data } : { data }, tags: [tag] }
    },
  }
}

function itemsRoute(path: string) {
  return { method: 'GET', path, isLocalised: true, parameterNames: itemsParameters } as const
}

/** The query of an `/items` request and its language. */
export function readRequest(context: Context, wire: WireTable<unknown>) {
  const query = parseItemsQuery(new URL(context.req.url).searchParams, wire)
  const relational = query.sort.find(({ path }) => path.through.length > 0)
  if (relational) {
    const reason = `"sort" by "${relational.path.keys.join('.')}" is not supported`
    throw new WireError('INVALID_QUERY', `Invalid query. ${reason}.`, { reason })
  }
  return { query, language: parseLanguage(context.req.header(languageHeader)) }
}

async function countMeta(
  payload: BasePayload,
  entity: StoredEntity<unknown>,
  language: Language,
  query: ItemsQuery,
): Promise<ListMeta | undefined> {
  if (query.meta.length === 0) return undefined
  const [total, filtered] = await Promise.all([
    countEntities(payload, entity, language),
    countEntities(payload, entity, language, query),
  ])
  return pickMeta(query, total, filtered)
}

/** The counts that a query asks for. */
export function pickMeta(
  { meta }: ItemsQuery,
  total: number,
  filtered: number,
): ListMeta | undefined {
  if (meta.length === 0) return undefined
  return {
    ...(meta.includes('total_count') ? { total_count: total } : {}),
    ...(meta.includes('filter_count') ? { filter_count: filtered } : {}),
  }
}

/** A key that no record can have is FORBIDDEN, as one that no record has. */
export function parseKey(text: string, kind: FieldKind): number | string {
  if (kind === 'string' && isStorableText(text)) return text
  if (kind === 'integer' && /^\d+$/.test(text) && Number(text) <= maxId) return Number(text)
  throw forbidden()
}
