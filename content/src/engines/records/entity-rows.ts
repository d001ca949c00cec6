import type { Filter, FilterOperator, FilterValue } from '@washhouse/contract/wire/filter'
import { maxItemsLimit, type ItemsQuery } from '@washhouse/contract/wire/items-query'
import { pathOf, type FieldPath } from '@washhouse/contract/wire/field-path'
import { maxId } from '@washhouse/contract/wire/parameters'
import type { FieldKind } from '@washhouse/contract/wire/field-kind'
import type { SelectedFields } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { columnNamed } from '../../ground/database/column.ts'
import { selectFrom } from '../../ground/database/localised-text.ts'
import { connectionTo } from '../../ground/database/tables.ts'
import { containsText } from '../../ground/database/text-match.ts'
import { withTextsAskedFor } from './asked-texts.ts'
import { readLists } from './child-rows.ts'
import { isVisible, openEntity, type EntitySource } from './entity-source.ts'
import { toCondition } from './filter-sql.ts'
import { reportUnreadable } from './report-unreadable.ts'
import type { StoredEntity } from './stored-entity.ts'

/** The part of an `/items` query that decides which records come and in what order. */
export interface EntityQuery extends Pick<
  ItemsQuery,
  'limit' | 'offset' | 'sort' | 'filter' | 'search'
> {
  /** The moment at which the records must be seen, ISO 8601; now when left out. */
  seenAt?: string
}

export const wholeList: EntityQuery = { limit: -1, offset: 0, sort: [], filter: null, search: null }

/** What a list is narrowed to: a test of one field, by its clean name. */
export function fieldTest(
  { wire }: StoredEntity<unknown>,
  name: string,
  operator: FilterOperator,
  value: FilterValue,
): Filter {
  return { kind: 'test', path: pathOf(wire, name), operator, value }
}

/** Public records of an entity, read by SQL and parsed by its schema; one that it does not fit keeps none of the others. */
export async function findEntities<Entity>(
  source: EntitySource<Entity>,
  query: EntityQuery,
): Promise<Entity[]> {
  if (query.limit === 0) return []
  const rows = await selectRows(source, query)
  const listsOf = await readLists(source, rows)
  return rows.flatMap((row) => {
    const clean: Record<string, unknown> = listsOf(row['id'])
    for (const [name, read] of source.readers) clean[name] = read(row[name])
    const { data, error } = source.entity.wire.schema.safeParse(clean)
    if (!error) return [data]
    reportUnreadable(source.entity.wire.name, row['id'], error)
    return []
  })
}

/** The query that finds their rows; of those that it skips it reads no texts. */
export function selectRows(source: EntitySource, query: EntityQuery) {
  const { payload, main, selection } = source
  if (query.offset === 0) return selectPage(source, selection, source, query)
  const id = columnNamed(main, 'id')
  const page = selectPage(withTextsAskedFor(source, query), { id }, source, query)
  return selectFrom(connectionTo(payload), source, selection, inArray(id, page)).orderBy(
    ...ordering(source, query),
  )
}

function selectPage<Selection extends SelectedFields>(
  from: Pick<EntitySource, 'main' | 'joins'>,
  selection: Selection,
  source: EntitySource,
  query: EntityQuery,
) {
  const { limit, offset } = query
  return selectFrom(connectionTo(source.payload), from, selection, conditions(source, query))
    .orderBy(...ordering(source, query))
    .limit(limit === -1 ? maxItemsLimit : limit)
    .offset(offset)
}

/** How many public records there are: all of them, or those that a query asks for. */
export async function countEntities(
  source: EntitySource,
  query: EntityQuery = wholeList,
): Promise<number> {
  const connection = connectionTo(source.payload)
  const from = withTextsAskedFor(source, query)
  const [row] = await selectFrom(connection, from, { total: count() }, conditions(source, query))
  return row?.total ?? 0
}

function conditions(
  source: EntitySource,
  { filter, search, seenAt }: EntityQuery,
): SQL | undefined {
  return and(
    isVisible(source, seenAt),
    filter ? toCondition(filter, ({ path }, test) => reach(source, path, test)) : undefined,
    search ? searchCondition(source, search) : undefined,
  )
}

/** A condition on a field behind relations becomes a choice of ids, one step at a time. */
function reach(
  source: EntitySource,
  { through: [relation, ...rest], field, keys }: FieldPath,
  condition: (expression: SQL) => SQL,
): SQL {
  const { payload, entity, language } = source
  if (!relation) return condition(source.expression(field))
  const target = entity.relations?.[relation.name]?.()
  if (!target) throw new Error(`${entity.wire.name} does not say where "${relation.name}" leads`)
  const inner = openEntity(payload, target, language)
  const meant = and(isVisible(inner), reach(inner, { through: rest, field, keys }, condition))
  const ids = { id: columnNamed(inner.main, 'id') }
  return inArray(source.expression(relation), selectFrom(connectionTo(payload), inner, ids, meant))
}

/** Case-insensitive contains over texts, equality over numbers. */
function searchCondition(source: EntitySource, search: string): SQL | undefined {
  const number = Number(search)
  const tests = source.entity.wire.fields.flatMap((field) => {
    if (field.name === 'status') return []
    if (field.kind === 'string') return [containsText(source.expression(field), search)]
    return canHold(field.kind, number) ? [eq(source.expression(field), number)] : []
  })
  return or(...tests)
}

/** PostgreSQL refuses to compare a whole number's column with what it cannot hold. */
function canHold(kind: FieldKind, number: number): boolean {
  if (kind === 'float') return Number.isFinite(number)
  return kind === 'integer' && Number.isInteger(number) && Math.abs(number) <= maxId
}

function ordering(source: EntitySource, { sort }: EntityQuery): SQL[] {
  const keys = sort.map(({ path, isDescending }) => {
    if (path.through.length > 0)
      throw new Error('Sorting through a relation is refused before this')
    const expression = source.expression(path.field)
    // Said outright: each dialect has a habit of its own for what has no value.
    return isDescending ? sql`${expression} desc nulls last` : sql`${expression} asc nulls first`
  })
  return keys.length > 0 ? [...keys, asc(columnNamed(source.main, 'id'))] : source.order
}
