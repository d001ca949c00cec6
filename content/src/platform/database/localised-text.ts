import { defaultLanguage, type Language } from '@washhouse/contract/language'
import type { SelectedFields } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { aliasedTable, and, eq, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isInThaiAloneSql, textOrThaiSql } from '../languages/thai-fallback.ts'
import { columnNamed, expressionOf } from './column.ts'
import { hasTable, tableOf, type Connection, type Table } from './tables.ts'

interface Join {
  table: Table
  on: SQL | undefined
}

/** A table with its texts in one language, as parts of a query. */
export interface LocalisedTable {
  main: Table
  /** A field's own column, or its text. A missing English text falls back to Thai, field by field. */
  expression: (field: string) => SQL
  joins: Join[]
  /** The keys of fields with a Thai but no English text, each followed by a comma. */
  untranslated: (keys: readonly (readonly [field: string, key: string])[]) => SQL
  /** The joins for that: texts in both languages. */
  joinsOfBoth: Join[]
}

/** The parts are the same for every query, and table aliases are expensive to build. */
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
  const main = tableOf(payload, name)
  const own = (field: string) => expressionOf(main, field)
  if (!hasTable(payload, `${name}_locales`))
    return { main, expression: own, joins: [], untranslated: () => sql`''`, joinsOfBoth: [] }
  const locales = tableOf(payload, `${name}_locales`)
  const join = (alias: string, code: Language): Join => {
    const table = aliasedTable(locales, alias)
    const isParent = eq(columnNamed(table, '_parentID'), columnNamed(main, 'id'))
    return { table, on: and(isParent, eq(columnNamed(table, '_locale'), code)) }
  }
  const thai = join('thai', defaultLanguage)
  const english = join('english', 'en')
  const isThai = language === defaultLanguage
  const text = (field: string) =>
    isThai
      ? expressionOf(thai.table, field)
      : textOrThaiSql(columnNamed(english.table, field), columnNamed(thai.table, field))
  return {
    main,
    // Both tables have an id, so the record's own columns have priority.
    expression: (field) => (main[field] ? own(field) : text(field)),
    joins: isThai ? [thai] : [thai, english],
    untranslated(keys) {
      const parts = keys
        .filter(([field]) => !main[field] && locales[field])
        .map(([field, key]) => {
          const isMissing = isInThaiAloneSql(
            columnNamed(english.table, field),
            columnNamed(thai.table, field),
          )
          return sql`case when ${isMissing} then ${sql.raw(`'${key},'`)} else '' end`
        })
      return parts.length > 0 ? sql.join(parts, sql` || `) : sql`''`
    },
    joinsOfBoth: [thai, english],
  }
}

/** A query of a table and its texts, to be ordered and limited. */
export function selectFrom<Selection extends SelectedFields>(
  connection: Connection,
  { main, joins }: Pick<LocalisedTable, 'main' | 'joins'>,
  selection: Selection,
  condition: SQL | undefined,
) {
  const select = connection.select(selection).from(main).where(condition).$dynamic()
  for (const { table, on } of joins) select.leftJoin(table, on)
  return select
}
