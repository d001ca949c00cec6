import type { Language } from '@washhouse/contract/language'
import type { FieldKind } from '@washhouse/contract/wire/field-kind'
import type { WireField, WireTable } from '@washhouse/contract/wire/wire-table'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { localisedTable } from '../../ground/database/localised-text.ts'
import { columnNamed, expressionOf, openTable } from '../../ground/database/column.ts'
import { connectionTo, hasTable, type Table } from '../../ground/database/tables.ts'
import type { ChildList } from './child-rows.ts'

/** An entity of the contract and the table that holds it. */
export interface StoredEntity<Entity> {
  wire: WireTable<Entity>
  /** Name of its table, e.g. 'customer_reviews'. */
  table: string
  /** False for lists that have no drafts, such as the provinces. */
  hasDrafts: boolean
  /** The tag that a change of any of its records purges. */
  tag: string
  /** Where its relation fields lead, by clean field name. */
  relations?: { readonly [field: string]: (() => StoredEntity<unknown>) | undefined }
  /** Columns that are not named as the field they hold, by clean field name: `{ news: '_parentID' }`. */
  columns?: { readonly [field: string]: string | undefined }
  /** Fields whose rows stand in a table below its own, by clean field name. */
  lists?: { readonly [field: string]: ChildList | undefined }
  /** The column by which a list stands when the caller names no order; its ids when left out. */
  orderedBy?: string
  /** What a record must fulfil to be seen, besides being published; `column` finds one by its name. */
  isVisible?: (column: FindColumn) => SQL | undefined
  /** The column of the moment from which a record is seen; without one it never is. */
  visibleFrom?: string
  /** The record that each of its own belongs to, and the column that names it: seen only with it. */
  belongsTo?: { column: string; entity: () => StoredEntity<unknown> }
}

type FindColumn = (name: string) => SQLiteColumn

/** A stored entity in one language, as the query builder needs it. */
export interface EntitySource {
  main: Table
  joins: { table: Table; on: SQL | undefined }[]
  expression(field: WireField): SQL
  /** True for the records that the public may see. */
  isVisible: SQL | undefined
  /** By what the records stand unless another order is asked for. */
  order: SQL | undefined
}

/** Finds each field where it is stored: in the table itself or among its texts. */
export function openEntity(
  payload: BasePayload,
  entity: StoredEntity<unknown>,
  language: Language,
  now = new Date(),
): EntitySource {
  const main = openTable(payload, entity.table)
  const locales = findLocales(payload, entity.table)
  const localised = locales && localisedTable(payload, entity.table, language)
  return {
    main,
    joins: localised?.joins ?? [],
    expression(field) {
      if (field.name === 'status')
        return entity.hasDrafts ? expressionOf(main, '_status') : sql`'published'`
      // Never without a value; the rows are read apart.
      if (entity.lists?.[field.name]) return sql`'[]'`
      const name = entity.columns?.[field.name] ?? field.name
      // Both tables have an id: only what the record itself lacks is among its texts.
      const isText = !main[name] && locales?.[name]
      return isText && localised ? localised.text(name) : expressionOf(main, name)
    },
    isVisible: visibility(payload, entity, now),
    order: entity.orderedBy ? expressionOf(main, entity.orderedBy) : undefined,
  }
}

/** The condition that keeps everything else from the public; columns themselves, so that indexes serve. */
function visibility(
  payload: BasePayload,
  entity: StoredEntity<unknown>,
  now: Date,
): SQL | undefined {
  const { visibleFrom, belongsTo } = entity
  const main = openTable(payload, entity.table)
  const column: FindColumn = (name) => columnNamed(main, name)
  return and(
    lastingVisibility(entity, column),
    visibleFrom ? lte(column(visibleFrom), now.toISOString()) : undefined,
    belongsTo
      ? ownerIsVisible(payload, column(belongsTo.column), belongsTo.entity(), now)
      : undefined,
  )
}

/** What does not change by the mere passing of time. */
export function lastingVisibility(
  { hasDrafts, isVisible }: StoredEntity<unknown>,
  column: FindColumn,
): SQL | undefined {
  return and(hasDrafts ? eq(column('_status'), 'published') : undefined, isVisible?.(column))
}

function ownerIsVisible(
  payload: BasePayload,
  column: SQLiteColumn,
  owner: StoredEntity<unknown>,
  now: Date,
): SQL | undefined {
  const isVisible = visibility(payload, owner, now)
  if (!isVisible) return undefined
  const table = openTable(payload, owner.table)
  const owners = connectionTo(payload)
    .select({ id: columnNamed(table, 'id') })
    .from(table)
    .where(isVisible)
  return inArray(column, owners)
}

/** Brings a column's value into the form its schema expects; dialects print numbers differently. */
export function fromColumn(value: unknown, kind: FieldKind): unknown {
  if (value === null || value === undefined) return null
  switch (kind) {
    case 'integer':
    case 'float':
    case 'relation':
      return Number(value)
    case 'boolean':
      return Boolean(value)
    case 'timestamp':
      return readTime(value).toISOString()
    case 'string':
    case 'file':
    case 'key':
    case 'json':
      return value
  }
}

function readTime(value: unknown): Date {
  if (value instanceof Date || typeof value === 'string') return new Date(value)
  throw new Error(`A column holds ${typeof value} where a time was expected`)
}

function findLocales(payload: BasePayload, table: string): Table | undefined {
  const locales = `${table}_locales`
  return hasTable(payload, locales) ? openTable(payload, locales) : undefined
}
