import { maxItemsLimit } from '@washhouse/contract/wire/items-query'
import type { FieldPath } from '@washhouse/contract/wire/field-path'
import { maxId } from '@washhouse/contract/wire/parameters'
import type { FieldKind } from '@washhouse/contract/wire/field-kind'
import type { SelectedFields } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { columnNamed } from '../../platform/database/column.ts'
import { selectFrom } from '../../platform/database/localised-text.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { containsText } from '../../platform/database/text-match.ts'
import { foldedWords } from '../../platform/fields/searched-text.ts'
import { withTextsAskedFor, isVisible, openEntity, type EntitySource } from './entity-source.ts'
import type { EntityQuery } from './entity-query.ts'
import { toCondition } from './filter-sql.ts'

/** The query for the rows of records. Texts of skipped records are not read. */
export function selectRows(source: EntitySource, query: EntityQuery) {
  const { payload, main, selection } = source
  const { offset } = query
  const limit = query.limit === -1 ? maxItemsLimit : query.limit
  const condition = conditionsOf(source, query)
  const connection = connectionTo(payload)
  const order = ordering(source, query)
  const cut = <Selection extends SelectedFields>(
    from: Pick<EntitySource, 'main' | 'joins'>,
    selected: Selection,
  ) =>
    selectFrom(connection, from, selected, condition)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
  if (offset === 0) return cut(source, selection)
  const id = columnNamed(main, 'id')
  const page = cut(withTextsAskedFor(source, query), { id })
  return selectFrom(connection, source, selection, inArray(id, page)).orderBy(...order)
}

export function conditionsOf(
  source: EntitySource,
  { filter, search, seenAt }: EntityQuery,
): SQL | undefined {
  return and(
    isVisible(source, seenAt),
    filter ? toCondition(filter, ({ path }, test) => reach(source, path, test)) : undefined,
    search ? searchCondition(source, search) : undefined,
  )
}

/** A condition on a related field becomes nested selections of ids. */
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

/** Texts: case-insensitive contains, for every word if the entity has a search column. Numbers: equality. */
function searchCondition(source: EntitySource, search: string): SQL | undefined {
  const { searched } = source
  if (searched) return and(...foldedWords(search).map((word) => containsText(searched, word)))
  const number = Number(search)
  const tests = source.entity.wire.fields.flatMap((field) => {
    if (field.name === 'status') return []
    if (field.kind === 'string') return [containsText(source.expression(field), search)]
    return canHold(field.kind, number) ? [eq(source.expression(field), number)] : []
  })
  return or(...tests)
}

/** PostgreSQL fails if the number is outside the range of an integer column. */
function canHold(kind: FieldKind, number: number): boolean {
  if (kind === 'float') return Number.isFinite(number)
  return kind === 'integer' && Number.isInteger(number) && Math.abs(number) <= maxId
}

function ordering(source: EntitySource, { sort }: EntityQuery): SQL[] {
  const keys = sort.map(({ path, isDescending }) => {
    if (path.through.length > 0)
      throw new Error('Sorting through a relation is refused before this')
    const expression = source.expression(path.field)
    // Explicit: the dialects differ in where empty values come.
    return isDescending ? sql`${expression} desc nulls last` : sql`${expression} asc nulls first`
  })
  return keys.length > 0 ? [...keys, asc(columnNamed(source.main, 'id'))] : source.order
}
