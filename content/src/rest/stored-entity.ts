import type { Language } from '@washhouse/contract/language'
import type { FieldKind } from '@washhouse/contract/wire/field-kind'
import type { WireField, WireTable } from '@washhouse/contract/wire/wire-table'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { localisedTable } from '../database/localised-text.ts'
import { columnNamed, expressionOf, openTable } from '../database/column.ts'
import { hasTable, type Table } from '../database/tables.ts'

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
}

/** A stored entity in one language, as the query builder needs it. */
export interface EntitySource {
  main: Table
  joins: { table: Table; on: SQL | undefined }[]
  expression(field: WireField): SQL
  /** True for the records that the public may see. */
  isVisible: SQL | undefined
}

/** Finds each field where it is stored: in the table itself or among its texts. */
export function openEntity(
  payload: BasePayload,
  entity: StoredEntity<unknown>,
  language: Language,
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
      // Both tables have an id: only what the record itself lacks is among its texts.
      const isText = !main[field.name] && locales?.[field.name]
      return isText && localised ? localised.text(field.name) : expressionOf(main, field.name)
    },
    // The column itself: only then does its index serve.
    isVisible: entity.hasDrafts ? eq(columnNamed(main, '_status'), 'published') : undefined,
  }
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
