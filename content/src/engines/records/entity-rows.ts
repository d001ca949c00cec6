import { count } from 'drizzle-orm'
import { selectFrom } from '../../ground/database/localised-text.ts'
import { runQuery } from '../../ground/database/run-query.ts'
import { connectionTo } from '../../ground/database/tables.ts'
import { withTextsAskedFor } from './asked-texts.ts'
import { readLists } from './child-rows.ts'
import { wholeList, type EntityQuery } from './entity-query.ts'
import { conditionsOf, selectRows } from './entity-select.ts'
import type { EntitySource } from './entity-source.ts'
import { readFiles } from './file-rows.ts'
import { reportUnreadable } from './report-unreadable.ts'

/** Public records of an entity, read by SQL and parsed by its schema; one that it does not fit keeps none of the others. */
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

/** How many public records there are: all of them, or those that a query asks for. */
export async function countEntities(
  source: EntitySource,
  query: EntityQuery = wholeList,
): Promise<number> {
  const connection = connectionTo(source.payload)
  const from = withTextsAskedFor(source, query)
  const [row] = await selectFrom(connection, from, { total: count() }, conditionsOf(source, query))
  return row?.total ?? 0
}
