import type { Filter } from '@washhouse/contract/wire/filter'
import { createTaggedCache, type TaggedCache } from '@washhouse/serving/tagged-cache'
import { and, asc, gt, min } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { purgeOnChange } from '../changes/purge-on-change.ts'
import { columnNamed, openTable } from '../../ground/database/column.ts'
import { connectionTo } from '../../ground/database/tables.ts'
import { isLastinglyVisible } from './entity-source.ts'
import { fromColumn } from './field-value.ts'
import { tableOf, type StoredEntity } from './stored-entity.ts'

type Entity = StoredEntity<unknown>

/** What an answer is made of and until when it holds, as a reply carries it. */
export interface Freshness {
  tags: string[]
  expiresAt?: number
}

/**
 * How an answer of these entities may be kept: their tags, and the moment at which the next record
 * is seen. Ask before reading the rows, so that none appears unnoticed in between.
 */
export async function readFreshness(
  payload: BasePayload,
  entities: readonly Entity[],
): Promise<Freshness> {
  const all = withOwners(entities)
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

function withOwners(entities: readonly Entity[]): Entity[] {
  const all = new Set<Entity>()
  const add = (entity: Entity) => {
    if (all.has(entity)) return
    all.add(entity)
    if (entity.belongsTo) add(entity.belongsTo.entity())
  }
  for (const entity of entities) add(entity)
  return [...all]
}

type Appearances = TaggedCache<number | null>

const ttlMs = 10 * 60_000
const maxBytes = 64 * 1024
const appearancesOf = new WeakMap<BasePayload, Appearances>()

/** When the next record of an entity is seen, epoch milliseconds; asked once until that changes. */
async function nextAppearance(payload: BasePayload, entity: Entity): Promise<number | undefined> {
  const { visibleFrom, tag } = entity
  if (!visibleFrom) return undefined
  const { value } = await openAppearances(payload).read(tableOf(entity), async () => {
    const next = await findNextAppearance(payload, entity, visibleFrom)
    const expiresAt = next ?? undefined
    return { kind: 'store', value: next, bytes: 64, tags: [tag], ttlMs, expiresAt }
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

async function findNextAppearance(
  payload: BasePayload,
  entity: Entity,
  visibleFrom: string,
): Promise<number | null> {
  const { table, from, isLater } = appearancesAfter(payload, entity, visibleFrom, Date.now())
  const [row] = await connectionTo(payload)
    .select({ next: min(from) })
    .from(table)
    .where(isLater)
  return row?.next ? toMoment(row.next) : null
}

/** A record and the moment from which it is seen, epoch milliseconds. */
export interface Appearance {
  id: number
  at: number
}

/** The records that appear after a moment (epoch milliseconds), soonest first. */
export async function findAppearances(
  payload: BasePayload,
  entity: Entity,
  moment: number,
): Promise<Appearance[]> {
  const { visibleFrom } = entity
  if (!visibleFrom) return []
  const { table, from, isLater } = appearancesAfter(payload, entity, visibleFrom, moment)
  const rows = await connectionTo(payload)
    .select({ id: columnNamed(table, 'id'), at: from })
    .from(table)
    .where(isLater)
    .orderBy(asc(from))
  return rows.map(({ id, at }) => ({ id: Number(id), at: toMoment(at) }))
}

function appearancesAfter(
  payload: BasePayload,
  entity: Entity,
  visibleFrom: string,
  moment: number,
) {
  const table = openTable(payload, tableOf(entity))
  const from = columnNamed(table, visibleFrom)
  const isLater = and(gt(from, new Date(moment).toISOString()), isLastinglyVisible(payload, entity))
  return { table, from, isLater }
}

function toMoment(value: unknown): number {
  return Date.parse(String(fromColumn(value, 'timestamp')))
}
