import type { Language } from '@washhouse/contract/language'
import { fieldKind } from '@washhouse/contract/wire/field-kind'
import { count, asc, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { selectFrom, localisedTable } from '../../platform/database/localised-text.ts'
import { runQuery } from '../../platform/database/run-query.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { withTextsAskedFor, type EntitySource } from './entity-source.ts'
import { wholeList, type EntityQuery } from './entity-query.ts'
import { conditionsOf, selectRows } from './entity-select.ts'
import { readFiles } from './file-rows.ts'
import { reportUnreadable } from './report-unreadable.ts'
import { columnNamed } from '../../platform/database/column.ts'
import { fromColumn } from './field-value.ts'
import { tableNameOf } from './stored-entity.ts'

/** Public records of an entity, read by SQL and parsed by its schema. Records that do not fit are reported and left out. */
export async function findEntities<Entity>(
  source: EntitySource<Entity>,
  query: EntityQuery,
): Promise<Entity[]> {
  if (query.limit === 0) return []
  const rows = await runQuery(source.payload, selectRows(source, query))
  const records = rows.map((values) => source.readRow(values))
  const listsOf = source.lists.length > 0 ? await readLists(source, records) : undefined
  const filesOf = source.entity.files ? await readFiles(source, records) : undefined
  return records.flatMap((own) => {
    const listed = listsOf ? { ...own, ...listsOf(own['id']) } : own
    const whole = filesOf ? { ...listed, ...filesOf(own) } : listed
    const { data, error } = source.entity.wire.schema.safeParse(whole)
    if (!error) return [data]
    reportUnreadable(source.entity.wire.name, own['id'], error)
    return []
  })
}

export async function countEntities(
  source: EntitySource,
  query: EntityQuery = wholeList,
): Promise<number> {
  const connection = connectionTo(source.payload)
  const from = withTextsAskedFor(source, query)
  const [row] = await selectFrom(connection, from, { total: count() }, conditionsOf(source, query))
  return row?.total ?? 0
}

type Rows = Record<string, unknown>[]

/** Reads list fields from child tables for all records at once, in the editors' order. Returns a lookup by record id. */
async function readLists(
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
