import type { FieldPath } from '@washhouse/contract/wire/field-path'
import type { Filter } from '@washhouse/contract/wire/filter'
import type { ItemsQuery } from '@washhouse/contract/wire/items-query'
import type { LocalisedTable } from '../../ground/database/localised-text.ts'
import type { EntitySource } from './entity-source.ts'

/** The table alone, unless a query asks about its texts: to join them for every record is what costs. */
export function withTextsAskedFor(
  source: EntitySource,
  { filter, search, sort }: Pick<ItemsQuery, 'filter' | 'search' | 'sort'>,
): Pick<LocalisedTable, 'main' | 'joins'> {
  const paths = [...pathsOf(filter), ...sort.map(({ path }) => path)]
  const asked = paths.map(({ through: [relation], field }) => relation ?? field)
  const isAboutTexts = search !== null || asked.some((field) => source.isText(field))
  return { main: source.main, joins: isAboutTexts ? source.joins : [] }
}

function pathsOf(filter: Filter | null): FieldPath[] {
  if (!filter) return []
  return filter.kind === 'test' ? [filter.path] : filter.filters.flatMap(pathsOf)
}
