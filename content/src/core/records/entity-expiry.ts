import { defaultLanguage } from '@washhouse/contract/language'
import type { Filter } from '@washhouse/contract/wire/filter'
import { maxItemsLimit } from '@washhouse/contract/wire/items-query'
import type { TaggedCache } from '@washhouse/serving/tagged-cache'
import { and, asc, gt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Reply } from '../calls/contract-route.ts'
import { createForgettingCache } from '../changes/purge-on-change.ts'
import { columnNamed } from '../../platform/database/column.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { openEntity } from './entity-source.ts'
import { fromColumn } from './field-value.ts'
import { tableNameOf, type StoredEntity } from './stored-entity.ts'

type Entity = StoredEntity<unknown>

/**
 * Cache metadata for a response with these entities: tags, and the moment of the next scheduled change. Call it before
 * reading the rows, so that no change in between is missed.
 */
export async function readFreshness(
  payload: BasePayload,
  entities: readonly Entity[],
): Promise<Omit<Reply, 'body'>> {
  const found = new Set(entities)
  // Iterating a Set includes elements added meanwhile.
  for (const { belongsTo } of found) if (belongsTo) found.add(belongsTo.entity())
  const all = [...found]
  const tags = [...new Set(all.map(({ tag }) => tag))]
  const moments = await Promise.all(all.map((entity) => nextScheduledChange(payload, entity)))
  const known = moments.filter((moment) => moment !== undefined)
  return known.length > 0 ? { tags, expiresAt: Math.min(...known) } : { tags }
}

/** The entities that a response depends on: its own and those of its filter. */
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

type ScheduledChangeCache = TaggedCache<number | null>

const ttlMs = 10 * 60_000
const maxBytes = 64 * 1024
const scheduledChangesOf = new WeakMap<BasePayload, ScheduledChangeCache>()

/**
 * The next scheduled change of an entity, epoch milliseconds. Cached for ten minutes, but only until that moment and until the
 * entity changes.
 */
async function nextScheduledChange(
  payload: BasePayload,
  entity: Entity,
): Promise<number | undefined> {
  const { only, needs, visibleFrom, visibleUntil, tag } = entity
  if (!visibleFrom && !visibleUntil) return undefined
  // One table stores the banners of several places.
  const key = JSON.stringify([tableNameOf(entity), only, needs, visibleFrom, visibleUntil])
  const { value } = await openCache(payload).read(key, async () => {
    const [next] = await findScheduledChanges(payload, entity, Date.now(), 1)
    const tags = [tag]
    return { kind: 'store', value: next?.at ?? null, bytes: 64, tags, ttlMs, expiresAt: next?.at }
  })
  return value ?? undefined
}

function openCache(payload: BasePayload): ScheduledChangeCache {
  const cache = scheduledChangesOf.get(payload) ?? createForgettingCache(maxBytes)
  scheduledChangesOf.set(payload, cache)
  return cache
}

/** A record and the moment at which it appears or ends, epoch milliseconds. */
export interface ScheduledChange {
  id: number
  at: number
}

/** Scheduled changes after a moment (epoch milliseconds), soonest first, at most `most`. */
export async function findScheduledChanges(
  payload: BasePayload,
  entity: Entity,
  moment: number,
  most = maxItemsLimit,
): Promise<ScheduledChange[]> {
  const { visibleFrom, visibleUntil } = entity
  const columns = [visibleFrom, visibleUntil].filter((name) => name !== undefined)
  const found = await Promise.all(
    columns.map((column) => findChangesIn(payload, entity, { column, moment, most })),
  )
  return found
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most)
}

async function findChangesIn(
  payload: BasePayload,
  entity: Entity,
  { column, moment, most }: { column: string; moment: number; most: number },
): Promise<ScheduledChange[]> {
  const { main, lasting } = openEntity(payload, entity, defaultLanguage)
  const moments = columnNamed(main, column)
  const rows = await connectionTo(payload)
    .select({ id: columnNamed(main, 'id'), at: moments })
    .from(main)
    .where(and(gt(moments, new Date(moment).toISOString()), lasting))
    .orderBy(asc(moments))
    .limit(most)
  return rows.map(({ id, at }) => ({
    id: Number(id),
    at: Date.parse(String(fromColumn(at, 'timestamp'))),
  }))
}
