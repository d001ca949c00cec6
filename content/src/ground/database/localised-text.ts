import { defaultLanguage, type Language } from '@washhouse/contract/language'
import { aliasedTable, and, eq, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { columnNamed, expressionOf, openTable } from './column.ts'
import type { Table } from './tables.ts'

/** A collection's own table with its texts in one language, as parts of a query. */
export interface LocalisedTable {
  main: Table
  /** A localised field's text; a missing English one falls back to Thai, field by field. */
  text: (field: string) => SQL
  /** The joins that `text` needs. */
  joins: { table: Table; on: SQL | undefined }[]
}

/** The parts are the same for every query; a table's alias costs more than it looks. */
const made = new WeakMap<BasePayload, Map<string, LocalisedTable>>()

export function localisedTable(
  payload: BasePayload,
  name: string,
  language: Language,
): LocalisedTable {
  const ofPayload = made.get(payload) ?? new Map<string, LocalisedTable>()
  made.set(payload, ofPayload)
  const key = `${language} ${name}`
  const table = ofPayload.get(key) ?? makeTable(payload, name, language)
  ofPayload.set(key, table)
  return table
}

function makeTable(payload: BasePayload, name: string, language: Language): LocalisedTable {
  const main = openTable(payload, name)
  const locales = openTable(payload, `${name}_locales`)
  const join = (alias: string, code: Language) => {
    const table = aliasedTable(locales, alias)
    const isParent = eq(columnNamed(table, '_parentID'), columnNamed(main, 'id'))
    return { table, on: and(isParent, eq(columnNamed(table, '_locale'), code)) }
  }
  const thai = join('thai', defaultLanguage)
  if (language === defaultLanguage) {
    return { main, text: (field) => expressionOf(thai.table, field), joins: [thai] }
  }
  const wanted = join('wanted', language)
  return {
    main,
    text: (field) =>
      sql`coalesce(nullif(${columnNamed(wanted.table, field)}, ''), ${columnNamed(thai.table, field)})`,
    joins: [thai, wanted],
  }
}
