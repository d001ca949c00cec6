import { defaultLanguage } from '@washhouse/contract/language'
import type { Filter } from '@washhouse/contract/wire/filter'
import { maxItemsLimit } from '@washhouse/contract/wire/items-query'
import { createTaggedCache, type TaggedCache } from '@washhouse/serving/tagged-cache'
import { and, asc, gt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Reply } from '../calls/contract-route.ts'
import { purgeOnChange } from '../changes/purge-on-change.ts'
import { columnNamed } from '../../ground/database/column.ts'
import { connectionTo } from '../../ground/database/tables.ts'
import { openEntity } from './entity-source.ts'
import { fromColumn } from './field-value.ts'
import { tableNameOf, type StoredEntity } from './stored-entity.ts'

type Entity = StoredEntity<unknown>

/**
 * How an answer of these entities may be kept: their tags, and the moment at which the next record
 * is seen. Ask before reading the rows, so that none appears unnoticed in between.
 */
export async function readFreshness(
  payload: BasePayload,
  entities: readonly Entity[],
): Promise<Omit<Reply, 'body'>> {
  const found = new Set(entities)
  // A set is walked through what is added meanwhile, too.
  for (const { belongsTo } of found) if (belongsTo) found.add(belongsTo.entity())
  const all = [...found]
  const tags = [...new Set(all.map(({ tag }) => tag))]
  const moments = await Promise.all(all.map((entity) => nextAppearance(payload, entity)))
  const known = moments.filter((moment) => moment !== undefined)
  return known.length > 0 ? { tags, expiresAt: Math.min(...known) } : { tags }
}

/** The entities that an answer depends on: its own and those that its filter reaches. */
export function entitiesOf(entity: Entity, filter: Filter | null): Entity[] {
  if (!filter) return [entity]
  if (filter.kind !== 'test')
    return [entity, ...filter.filters.flatMap((part) => entitiesOf(entity, part))]
  const found = [entity]
  for (const { name } of filter.path.through) {
    const next = found.at(-1)?.relations?.[name]?.()
    if (next) found.push(next)
  }
  return found
}

type Appearances = TaggedCache<number | null>

const ttlMs = 10 * 60_000
const maxBytes = 64 * 1024
const appearancesOf = new WeakMap<BasePayload, Appearances>()

/** When the next record of an entity is seen, epoch milliseconds; asked once until that changes. */
async function nextAppearance(payload: BasePayload, entity: Entity): Promise<number | undefined> {
  if (!entity.visibleFrom) return undefined
  const { value } = await openAppearances(payload).read(tableNameOf(entity), async () => {
    const [next] = await findAppearances(payload, entity, Date.now(), 1)
    const tags = [entity.tag]
    return { kind: 'store', value: next?.at ?? null, bytes: 64, tags, ttlMs, expiresAt: next?.at }
  })
  return value ?? undefined
}

function openAppearances(payload: BasePayload): Appearances {
  const known = appearancesOf.get(payload)
  if (known) return known
  const opened: Appearances = createTaggedCache({ maxBytes, policy: { onPurge: 'forget' } })
  purgeOnChange(opened)
  appearancesOf.set(payload, opened)
  return opened
}

/** A record and the moment from which it is seen, epoch milliseconds. */
export interface Appearance {
  id: number
  at: number
}

/** The records that appear after a moment (epoch milliseconds), soonest first, at most `most`. */
export async function findAppearances(
  payload: BasePayload,
  entity: Entity,
  moment: number,
  most = maxItemsLimit,
): Promise<Appearance[]> {
  if (!entity.visibleFrom) return []
  const { main, lasting } = openEntity(payload, entity, defaultLanguage)
  const from = columnNamed(main, entity.visibleFrom)
  const rows = await connectionTo(payload)
    .select({ id: columnNamed(main, 'id'), at: from })
    .from(main)
    .where(and(gt(from, new Date(moment).toISOString()), lasting))
    .orderBy(asc(from))
    .limit(most)
  return rows.map(({ id, at }) => ({
    id: Number(id),
    at: Date.parse(String(fromColumn(at, 'timestamp'))),
  }))
}
