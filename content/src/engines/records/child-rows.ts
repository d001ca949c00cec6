import type { Language } from '@washhouse/contract/language'
import { fieldKind } from '@washhouse/contract/wire/field-kind'
import { asc, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { columnNamed, expressionOf, openTable } from '../../ground/database/column.ts'
import { localisedTable } from '../../ground/database/localised-text.ts'
import { connectionTo, hasTable } from '../../ground/database/tables.ts'
import type { EntitySource } from './entity-source.ts'
import { fromColumn } from './field-value.ts'
import { tableOf } from './stored-entity.ts'

type Rows = Record<string, unknown>[]

/**
 * Reads the fields whose rows stand in tables below an entity's own, in the order of the editors, for
 * all the records at once; what it gives finds those of one record by its id.
 */
export async function readLists(
  { payload, entity, language, lists }: EntitySource,
  owners: readonly Record<string, unknown>[],
): Promise<(owner: unknown) => Record<string, Rows>> {
  const ids = owners.map(({ id }) => id)
  const found = await Promise.all(
    lists.map(async ([name, shape]) => {
      const table = `${tableOf(entity)}_${name}`
      const rows = ids.length > 0 ? await findRows(payload, table, shape, language, ids) : []
      return [name, Map.groupBy(rows, ({ owner }) => Number(owner))] as const
    }),
  )
  return (owner) =>
    Object.fromEntries(found.map(([name, byOwner]) => [name, byOwner.get(Number(owner)) ?? []]))
}

async function findRows(
  payload: BasePayload,
  table: string,
  shape: z.core.$ZodShape,
  language: Language,
  owners: readonly unknown[],
): Promise<Rows> {
  const isLocalised = hasTable(payload, `${table}_locales`)
  const localised = isLocalised ? localisedTable(payload, table, language) : undefined
  const main = openTable(payload, table)
  const columns = Object.keys(shape).map((name) => {
    const isOwn = main[name] || !localised
    const expression = isOwn ? expressionOf(main, name) : localised.text(name)
    return [name, expression.as(`${name}_value`)]
  })
  const owner = columnNamed(main, '_parentID')
  const select = connectionTo(payload)
    .select({ owner, ...Object.fromEntries(columns) })
    .from(main)
    .where(inArray(owner, [...owners]))
    .orderBy(asc(columnNamed(main, '_order')))
    .$dynamic()
  for (const join of localised?.joins ?? []) select.leftJoin(join.table, join.on)
  const rows = await select
  return rows.map((row) => {
    const values = Object.entries(shape).map(([name, schema]) => [
      name,
      fromColumn(row[name], fieldKind(schema)),
    ])
    return { owner: row['owner'], ...Object.fromEntries(values) }
  })
}
