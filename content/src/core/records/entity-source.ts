import { defaultLanguage, type Language } from '@washhouse/contract/language'
import { isUntranslated } from '@washhouse/contract/wire/untranslated'
import { queryKey, type WireField } from '@washhouse/contract/wire/wire-field'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { z } from 'zod'
import type { FieldPath } from '@washhouse/contract/wire/field-path'
import type { Filter } from '@washhouse/contract/wire/filter'
import type { ItemsQuery } from '@washhouse/contract/wire/items-query'
import { columnNamed, expressionOf } from '../../platform/database/column.ts'
import { isSqlite } from '../../platform/database/dialect.ts'
import { localisedTable, type LocalisedTable } from '../../platform/database/localised-text.ts'
import { connectionTo, tableOf, type Table } from '../../platform/database/tables.ts'
import { isChoices, rowShape } from './field-value.ts'
import { rowReader, type Selection } from './row-reader.ts'
import { hasDrafts, orderIn, tableNameOf, type StoredEntity } from './stored-entity.ts'

type Entity = StoredEntity<unknown>

/** A stored entity in one language, as the query builder needs it. */
export interface EntitySource<Of = unknown> extends Parts {
  payload: BasePayload
  entity: StoredEntity<Of>
  language: Language
}

interface Parts extends Pick<LocalisedTable, 'main' | 'joins'> {
  expression(field: WireField): SQL
  /** The search column, if the entity names one. */
  searched: SQL | undefined
  /** True if the field needs the joins. */
  isText(field: WireField): boolean
  /** All columns, without fields whose rows are in child tables. */
  selection: Selection
  readRow(values: readonly unknown[]): Record<string, unknown>
  /** The fields in child tables, with the shape of their rows. */
  lists: (readonly [name: string, shape: z.core.$ZodShape])[]
  /** The part of the visibility condition that does not depend on time. */
  lasting: SQL | undefined
  order: SQL[]
}

/** The parts are the same for every query, and building them is more expensive than the query. */
const made = new WeakMap<BasePayload, Map<Entity, Partial<Record<Language, Parts>>>>()

/** Locates each field in the table itself or among its texts. */
export function openEntity<Of>(
  payload: BasePayload,
  entity: StoredEntity<Of>,
  language: Language,
): EntitySource<Of> {
  const ofPayload = made.get(payload) ?? new Map<Entity, Partial<Record<Language, Parts>>>()
  made.set(payload, ofPayload)
  const ofEntity = ofPayload.get(entity) ?? {}
  ofPayload.set(entity, ofEntity)
  ofEntity[language] ??= makeParts(payload, entity, language)
  return { payload, entity, language, ...ofEntity[language] }
}

function makeParts(payload: BasePayload, entity: Entity, language: Language): Parts {
  const table = tableNameOf(entity)
  const localised = localisedTable(payload, table, language)
  const { main } = localised
  const status = hasDrafts(payload, entity) ? expressionOf(main, '_status') : sql`'published'`

  const isReadApart = (field: WireField): boolean =>
    rowShape(field) !== undefined || entity.files?.[field.name] !== undefined

  const expression = (field: WireField): SQL => {
    if (field.name === 'status') return status
    // Never null; the rows are read separately.
    if (isReadApart(field)) return sql`'[]'`
    if (isChoices(field)) return choicesOf(payload, main, `${table}_${field.name}`)
    if (isUntranslated(field)) return localised.untranslated(textKeysOf(entity))
    return localised.expression(columnOf(entity, field))
  }

  const isText = (field: WireField): boolean =>
    field.name !== 'status' &&
    !isReadApart(field) &&
    !isChoices(field) &&
    !main[columnOf(entity, field)]

  const select = (field: WireField): Selection[string] => {
    const { name } = field
    const own = main[columnOf(entity, field)]
    if (own) return own
    const group = entity.groups?.[name]
    if (entity.longTexts?.includes(name) && isSqlite(payload.db))
      return sql`cast(${expression(field)} as blob)`.as(`${name}_value`)
    if (!group) return expression(field).as(`${name}_value`)
    return Object.fromEntries(
      group.columns.map((column) => [column, columnNamed(main, `${name}_${column}`)]),
    )
  }

  const { fields } = entity.wire
  const own = fields.filter((field) => !isReadApart(field))
  const selected = own.filter(({ name }) => name !== 'status')
  const selection = Object.fromEntries(selected.map((field) => [field.name, select(field)]))
  return {
    main,
    joins: fields.some(isUntranslated) ? localised.joinsOfBoth : localised.joins,
    expression,
    searched: entity.searchedIn === undefined ? undefined : localised.expression(entity.searchedIn),
    isText,
    selection,
    readRow: rowReader(entity, own, selection),
    lists: fields.flatMap((field) => {
      const shape = rowShape(field)
      return shape && !entity.files?.[field.name] ? [[field.name, shape] as const] : []
    }),
    lasting: isLastinglyVisible(payload, entity, main),
    order: orderOf(entity, main, language),
  }
}

function columnOf({ columns }: Entity, { name }: WireField): string {
  return columns?.[name] ?? name
}

/** The columns that may have a text in each language, with their names in queries. */
function textKeysOf(entity: Entity) {
  const texts = entity.wire.fields.filter(({ kind }) => kind === 'string')
  return texts.map((field) => [columnOf(entity, field), queryKey(field)] as const)
}

function orderOf(entity: Entity, main: Table, language: Language): SQL[] {
  const { emptyFirst, neverEmpty = [], visibleFrom } = entity
  const isNeverEmpty = (name: string) =>
    name === visibleFrom || name === 'id' || neverEmpty.includes(name)
  const keys = orderIn(entity, language).map((key) => {
    const isDescending = key.startsWith('-')
    const name = isDescending ? key.slice(1) : key
    const direction = isDescending ? sql`desc` : sql`asc`
    // PostgreSQL cannot use an index on a timestamp with an explicit NULLS order.
    if (isNeverEmpty(name)) return sql`${columnNamed(main, name)} ${direction}`
    const empty = emptyFirst && !isDescending ? sql`nulls first` : sql`nulls last`
    return sql`${columnNamed(main, name)} ${direction} ${empty}`
  })
  return [...keys, asc(columnNamed(main, 'id'))]
}

/** The selected choices, in the order of the options, comma-separated. */
function choicesOf(payload: BasePayload, main: Table, tableName: string): SQL {
  const choices = tableOf(payload, tableName)
  const own = (name: string) => columnNamed(choices, name)
  // Aggregated: each row costs the driver more than the text.
  return sql`(select string_agg(cast(${own('value')} as text), ',' order by ${own('order')})
    from ${choices} where ${own('parent')} = ${columnNamed(main, 'id')})`
}

/** The visibility condition for the public. It uses plain columns, so that indexes apply. */
export function isVisible(
  { payload, entity: { visibleFrom, visibleUntil, belongsTo }, main, lasting }: EntitySource,
  // The service's clock, not the database's: the same time for rows, totals and caches.
  now: string = new Date().toISOString(),
): SQL | undefined {
  const owner = belongsTo && openEntity(payload, belongsTo.entity(), defaultLanguage)
  return and(
    lasting,
    visibleFrom ? lte(columnNamed(main, visibleFrom), now) : undefined,
    visibleUntil ? isStillSeen(columnNamed(main, visibleUntil), now) : undefined,
    owner ? isAmongVisible(columnNamed(main, belongsTo.column), owner, now) : undefined,
  )
}

function isStillSeen(until: SQLiteColumn, now: string): SQL | undefined {
  return or(isNull(until), gt(until, now))
}

function isLastinglyVisible(payload: BasePayload, entity: Entity, main: Table): SQL | undefined {
  const { only = {}, needs = [] } = entity
  return and(
    hasDrafts(payload, entity) ? eq(columnNamed(main, '_status'), 'published') : undefined,
    ...Object.entries(only).map(([name, value]) => eq(columnNamed(main, name), value)),
    ...needs.map((name) => isNotNull(columnNamed(main, name))),
  )
}

function isAmongVisible(column: SQLiteColumn, owner: EntitySource, now: string): SQL | undefined {
  const condition = isVisible(owner, now)
  if (!condition) return undefined
  const owners = connectionTo(owner.payload)
    .select({ id: columnNamed(owner.main, 'id') })
    .from(owner.main)
    .where(condition)
  return inArray(column, owners)
}

/** Joins texts only if the query needs them: joining them for every record is expensive. */
export function withTextsAskedFor(
  source: EntitySource,
  { filter, search, sort }: Pick<ItemsQuery, 'filter' | 'search' | 'sort'>,
): Pick<LocalisedTable, 'main' | 'joins'> {
  const paths = [...pathsOf(filter), ...sort.map(({ path }) => path)]
  const asked = paths.map(({ through: [relation], field }) => relation ?? field)
  const isAboutTexts = search !== null || asked.some((field) => source.isText(field))
  return { main: source.main, joins: isAboutTexts ? source.joins : [] }
}

function pathsOf(filter: Filter | null): FieldPath[] {
  if (!filter) return []
  return filter.kind === 'test' ? [filter.path] : filter.filters.flatMap(pathsOf)
}
