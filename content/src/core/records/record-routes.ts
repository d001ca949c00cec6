import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { ParsedQuery } from '@washhouse/contract/wire/api-query'
import { pageBody, type Page } from '@washhouse/contract/wire/envelope'
import { notFound } from '@washhouse/contract/wire/errors'
import type { Filter, FilterOperator, FilterValue } from '@washhouse/contract/wire/filter'
import { maxId } from '@washhouse/contract/wire/parameters'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { route, type ContractRoute, type Visibility } from '../calls/contract-route.ts'
import { findDrafts } from './entity-drafts.ts'
import { readFreshness } from './entity-expiry.ts'
import { fieldTest, wholeList, type EntityQuery } from './entity-query.ts'
import { countEntities, findEntities } from './entity-rows.ts'
import { openEntity, type EntitySource } from './entity-source.ts'
import type { StoredEntity } from './stored-entity.ts'
import { createForgettingCache } from '../changes/purge-on-change.ts'

const Paging = z.object({ limit: z.int(), page: z.int() })
const Search = z.object({ search: z.string().nullish() })

/** The filter of a call by clean field name: operator and value. */
type Narrowing = Readonly<Record<string, readonly [FilterOperator, FilterValue | undefined]>>

/** `/api/<list>`: the complete list, filtered by the query. */
export function listRoute<Query extends QueryShape, Entity extends object>(
  payload: BasePayload,
  call: Call<Query, Entity[]>,
  entity: StoredEntity<Entity>,
  narrow: (query: ParsedQuery<Query>) => Narrowing = () => ({}),
): ContractRoute {
  return route(call, async ({ query, language, visibility }) => {
    const freshness = await readFreshness(payload, [entity])
    const source = openEntity(payload, entity, language)
    const asked = { ...wholeList, filter: toFilter(entity, narrow(query)) }
    const records = await read(source, visibility, asked)
    return { body: { result: encode(source, records) }, ...freshness }
  })
}

/** `/api/<list>`: one page of the list, filtered by the query; `search` if the entity has a search column. */
export function pageRoute<Query extends QueryShape, Entity extends object>(
  payload: BasePayload,
  call: Call<Query, Page<Entity>>,
  entity: StoredEntity<Entity>,
  narrow: (query: ParsedQuery<Query>) => Narrowing = () => ({}),
): ContractRoute {
  const totalOf = createTotals(entity.tag)
  return route(call, async ({ query, language, visibility }) => {
    const { limit, page } = Paging.parse(query)
    const narrowing = narrow(query)
    const filter = toFilter(entity, narrowing)
    const search = entity.searchedIn === undefined ? null : searchIn(query)
    const asked = { ...wholeList, limit, offset: (page - 1) * limit, filter, search }
    const source = openEntity(payload, entity, language)
    if (visibility === 'preview') {
      const { records, total } = await findDrafts(source, asked)
      return { body: pageBody(encode(source, records), { page, limit }, total) }
    }
    // Before the rows: a change during the read is then announced, not missed.
    const freshness = await readFreshness(payload, [entity])
    const key = JSON.stringify([language, narrowing, search])
    const [records, total] = await Promise.all([
      findEntities(source, asked),
      totalOf(key, () => countEntities(source, asked), freshness.expiresAt),
    ])
    return { body: pageBody(encode(source, records), { page, limit }, total), ...freshness }
  })
}

/** `/api/<list>/{id}`: one record by id, or by slug if it has one. `name` is for the error message. */
export function recordRoute<Query extends QueryShape, Entity extends { id: number }>(
  payload: BasePayload,
  call: Call<Query, Entity>,
  entity: StoredEntity<Entity>,
  name: string,
): ContractRoute {
  return route(call, async ({ path, language, visibility }) => {
    const filter = keyFilter(entity, path['id'] ?? '')
    if (!filter) throw notFound(name)
    const query = { ...wholeList, filter, limit: 1 }
    const { expiresAt } = entity.visibleUntil ? await readFreshness(payload, [entity]) : {}
    const [record] = await read(openEntity(payload, entity, language), visibility, query)
    if (!record) throw notFound(name)
    return {
      body: { result: entity.wire.encode(record, language) },
      tags: [`${entity.tag}:${record.id}`],
      ...(expiresAt === undefined ? {} : { expiresAt }),
    }
  })
}

function searchIn(query: unknown): string | null {
  return Search.parse(query).search ?? null
}

async function read<Entity extends object>(
  source: EntitySource<Entity>,
  visibility: Visibility,
  query: EntityQuery,
): Promise<Entity[]> {
  if (visibility === 'published') return findEntities(source, query)
  return (await findDrafts(source, query)).records
}

function encode<Entity>({ entity, language }: EntitySource<Entity>, records: Entity[]) {
  return records.map((record) => entity.wire.encode(record, language))
}

function keyFilter(entity: StoredEntity<unknown>, key: string): Filter | undefined {
  const isId = /^\d+$/.test(key) && Number(key) <= maxId
  if (isId) return fieldTest(entity, 'id', '_eq', Number(key))
  const hasSlug = entity.wire.fields.some(({ name }) => name === 'slug')
  return hasSlug && isStorableText(key) ? fieldTest(entity, 'slug', '_eq', key) : undefined
}

function toFilter(entity: StoredEntity<unknown>, narrowing: Narrowing): Filter | null {
  const filters = Object.entries(narrowing).flatMap(([field, [operator, value]]) =>
    value === undefined ? [] : [fieldTest(entity, field, operator, value)],
  )
  return filters.length > 0 ? { kind: 'and', filters } : null
}

const ttlMs = 10 * 60_000
const maxBytes = 1024 * 1024

/** Caches totals until a record with the tag changes: counting ten thousand rows is more expensive than reading a page. */
function createTotals(tag: string) {
  const cache = createForgettingCache<number>(maxBytes)

  /** The total under `key`, from `count` if it is not cached or past `expiresAt` (epoch ms). */
  return async function total(
    key: string,
    count: () => Promise<number>,
    expiresAt?: number,
  ): Promise<number> {
    const produce = async () => {
      const value = await count()
      return { kind: 'store', value, bytes: 8, tags: [tag], ttlMs, expiresAt } as const
    }
    return (await cache.read(key, produce)).value
  }
}
