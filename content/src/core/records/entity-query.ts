import type { Filter, FilterOperator, FilterValue } from '@washhouse/contract/wire/filter'
import type { ItemsQuery } from '@washhouse/contract/wire/items-query'
import { pathOf } from '@washhouse/contract/wire/field-path'
import type { StoredEntity } from './stored-entity.ts'

export interface EntityQuery extends Pick<
  ItemsQuery,
  'limit' | 'offset' | 'sort' | 'filter' | 'search'
> {
  /** Returns the records that are visible at this time (ISO 8601); default: now. */
  seenAt?: string
}

export const wholeList: EntityQuery = { limit: -1, offset: 0, sort: [], filter: null, search: null }

export function fieldTest(
  { wire }: StoredEntity<unknown>,
  name: string,
  operator: FilterOperator,
  value: FilterValue,
): Filter {
  return { kind: 'test', path: pathOf(wire, name), operator, value }
}
