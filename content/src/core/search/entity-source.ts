import { defaultLanguage, type Language } from '@washhouse/contract/language'
import type { SearchKind } from '@washhouse/contract/search/search.contract'
import { and, asc, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { BasePayload } from 'payload'
import { columnNamed } from '../../platform/database/column.ts'
import { connectionTo, tableOf } from '../../platform/database/tables.ts'
import { fieldTest, wholeList, type EntityQuery } from '../records/entity-query.ts'
import { findEntities } from '../records/entity-rows.ts'
import { isVisible, openEntity } from '../records/entity-source.ts'
import { tableNameOf, type StoredEntity } from '../records/stored-entity.ts'
import {
  inBothLanguages,
  type Audience,
  type SearchSource,
  type SearchText,
  type Stamp,
} from './search-source.ts'

interface Searched {
  id: number
  slug?: string
  publishedAt?: string | null
  endsAt?: string | null
}

/** Relations whose names are part of the text: field → target. */
type Names = Readonly<Record<string, StoredEntity<{ id: number; name: string }>>>

interface EntitySource<Entity> {
  kind: SearchKind
  entity: StoredEntity<Entity>
  /** Who may see the records. */
  audience: Audience
  names?: Names
  describe(
    record: NoInfer<Entity>,
    within: { language: Language; nameOf: (relation: string) => string },
  ): SearchText
}

/** Nothing is scheduled later than this. */
const endOfTime = '9999-12-31T23:59:59.999Z'

/** Search source for the records of an entity. */
export function entitySource<Entity extends Searched>(own: EntitySource<Entity>): SearchSource {
  const { kind, entity, audience, names = {} } = own

  async function read(payload: BasePayload, ids: readonly number[], language: Language) {
    const query = { ...withIds(entity, ids), seenAt: endOfTime }
    const records = await findEntities(openEntity(payload, entity, language), query)
    const nameOf = await readNames(payload, names, records, language)
    return records.map((record) => {
      const within = { language, nameOf: (relation: string) => nameOf(record, relation) }
      return { record, text: own.describe(record, within) }
    })
  }

  return {
    name: tableNameOf(entity),
    kind,
    audience,
    tag: entity.tag,
    madeOf: Object.values(names).map(({ tag }) => tag),
    stampsAfter: (payload, id, limit) =>
      readStamps(payload, own, (column) => gt(column, id), limit),
    async read(payload, ids) {
      // Read the stamps before the texts: a save in between changes the stamp, so it is noticed.
      const isAsked = (id: SQLiteColumn) => inArray(id, [...ids])
      const found = await readStamps(payload, own, isAsked, ids.length)
      const stamps = new Map(found.map(({ id, stamp }) => [id, stamp]))
      const [thai, english] = await Promise.all([
        read(payload, ids, 'th'),
        read(payload, ids, 'en'),
      ])
      const translated = new Map(english.map(({ record, text }) => [record.id, text]))
      return thai.map(
        ({ record: { id, slug = null, publishedAt = null, endsAt = null }, text }) => ({
          id,
          stamp: stamps.get(id) ?? '',
          slug,
          publishedAt,
          endsAt,
          texts: inBothLanguages(text, translated.get(id)),
        }),
      )
    },
  }
}

function withIds(entity: StoredEntity<unknown>, ids: readonly number[]): EntityQuery {
  return { ...wholeList, limit: ids.length, filter: fieldTest(entity, 'id', '_in', [...ids]) }
}

/** The last save of the records and of all records in their texts. */
async function readStamps(
  payload: BasePayload,
  { entity, names = {} }: Pick<EntitySource<unknown>, 'entity' | 'names'>,
  isWanted: (id: SQLiteColumn) => SQL,
  limit: number,
): Promise<Stamp[]> {
  const source = openEntity(payload, entity, defaultLanguage)
  const { main } = source
  const related = Object.entries(names).map(([field, target]) => {
    const table = tableOf(payload, tableNameOf(target))
    const stamp = sql`(select ${columnNamed(table, 'updatedAt')} from ${table}
      where ${columnNamed(table, 'id')} = ${columnNamed(main, field)})`
    return [field, stamp.as(`stamp_${field}`)] as const
  })
  const ownStamp = sql`${columnNamed(main, 'updatedAt')}`.as('stamp')
  const id = columnNamed(main, 'id')
  const rows = await connectionTo(payload)
    .select({ id, stamps: { own: ownStamp, ...Object.fromEntries(related) } })
    .from(main)
    .where(and(isVisible(source, endOfTime), isWanted(id)))
    .orderBy(asc(id))
    .limit(limit)
  return rows.map((row) => ({ id: Number(row.id), stamp: Object.values(row.stamps).join(' ') }))
}

async function readNames(
  payload: BasePayload,
  names: Names,
  records: readonly object[],
  language: Language,
): Promise<(record: object, relation: string) => string> {
  const found = await Promise.all(
    Object.entries(names).map(async ([relation, entity]) => {
      const ids = new Set(records.map((record) => Number(Reflect.get(record, relation))))
      const source = openEntity(payload, entity, language)
      const targets = await findEntities(source, withIds(entity, [...ids]))
      return [relation, new Map(targets.map(({ id, name }) => [id, name]))] as const
    }),
  )
  const known = new Map(found)
  return (record, relation) => known.get(relation)?.get(Number(Reflect.get(record, relation))) ?? ''
}
