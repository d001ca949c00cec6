import type { Filter, FilterOperator, FilterValue } from '@washhouse/contract/wire/filter'
import type { ItemsQuery } from '@washhouse/contract/wire/items-query'
import { pathOf } from '@washhouse/contract/wire/field-path'
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
