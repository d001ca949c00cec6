import type { Language } from '@washhouse/contract/language'
import type { FieldKind } from '@washhouse/contract/wire/field-kind'
import { asc, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { columnNamed, expressionOf } from '../../ground/database/column.ts'
import { localisedTable } from '../../ground/database/localised-text.ts'
import { connectionTo } from '../../ground/database/tables.ts'
import { fromColumn, type StoredEntity } from './stored-entity.ts'

/** Rows in a table below an entity's own that make up one field of it, in the order of the editors. */
export interface ChildList {
  /** Name of its table, e.g. 'franchise_packages_config'; its texts stand in one beside it. */
  table: string
  fields: { readonly [name: string]: FieldKind }
}

type Rows = Record<string, unknown>[]

/** Reads the lists of all the rows at once; what it gives finds those of one record by its id. */
export async function readLists(
  payload: BasePayload,
  { lists = {} }: StoredEntity<unknown>,
  language: Language,
  owners: readonly Record<string, unknown>[],
): Promise<(owner: unknown) => Record<string, Rows>> {
  const ids = owners.map(({ id }) => id)
  const found = await Promise.all(
    Object.entries(lists).map(async ([field, list]) => {
      const rows = list && ids.length > 0 ? await findRows(payload, list, language, ids) : []
      return [field, Map.groupBy(rows, ({ owner }) => Number(owner))] as const
    }),
  )
  return (owner) =>
    Object.fromEntries(found.map(([field, byOwner]) => [field, byOwner.get(Number(owner)) ?? []]))
}

async function findRows(
  payload: BasePayload,
  list: ChildList,
  language: Language,
  owners: readonly unknown[],
): Promise<Rows> {
  const { main, text, joins } = localisedTable(payload, list.table, language)
  const names = Object.keys(list.fields)
  const columns = names.map((name) => {
    const expression = main[name] ? expressionOf(main, name) : text(name)
    return [name, expression.as(`${name}_value`)]
  })
  const owner = columnNamed(main, '_parentID')
  const select = connectionTo(payload)
    .select({ owner, ...Object.fromEntries(columns) })
    .from(main)
    .where(inArray(owner, [...owners]))
    .orderBy(asc(columnNamed(main, '_order')))
    .$dynamic()
  for (const join of joins) select.leftJoin(join.table, join.on)
  const rows = await select
  return rows.map((row) => {
    const values = Object.entries(list.fields).map(([name, kind]) => [
      name,
      fromColumn(row[name], kind),
    ])
    return { owner: row['owner'], ...Object.fromEntries(values) }
  })
}
