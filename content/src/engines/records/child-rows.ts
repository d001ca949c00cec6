import type { Language } from '@washhouse/contract/language'
import { fieldKind } from '@washhouse/contract/wire/field-kind'
import { asc, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { columnNamed } from '../../ground/database/column.ts'
import { localisedTable, selectFrom } from '../../ground/database/localised-text.ts'
import { connectionTo } from '../../ground/database/tables.ts'
import type { EntitySource } from './entity-source.ts'
import { fromColumn } from './field-value.ts'
import { tableNameOf } from './stored-entity.ts'

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
      const table = `${tableNameOf(entity)}_${name}`
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
  const localised = localisedTable(payload, table, language)
  const columns = Object.keys(shape).map((name) => [
    name,
    localised.expression(name).as(`${name}_value`),
  ])
  const owner = columnNamed(localised.main, '_parentID')
  const selection = { owner, ...Object.fromEntries(columns) }
  const isOwned = inArray(owner, [...owners])
  const rows = await selectFrom(connectionTo(payload), localised, selection, isOwned).orderBy(
    asc(columnNamed(localised.main, '_order')),
  )
  return rows.map((row) => {
    const values = Object.entries(shape).map(([name, schema]) => [
      name,
      fromColumn(row[name], fieldKind(schema)),
    ])
    return { owner: row['owner'], ...Object.fromEntries(values) }
  })
}
