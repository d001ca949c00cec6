import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import { forbidden } from '@washhouse/contract/wire/errors'
import type { ItemsQuery } from '@washhouse/contract/wire/items-query'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { Filter, FilterOperator, FilterValue } from '@washhouse/contract/wire/filter'
import { bindRead, type ContractRoute } from '../calls/contract-route.ts'
import { compareBy } from './compare-by.ts'
import { itemsBody, queryOf } from './items-routes.ts'

interface Known {
  id: string
}

/** A list and its records as on `/items`, for constant records defined in code. Responses can be cached without limit. */
export function constantRoutes<Query extends QueryShape, Entity extends Known>(
  call: Call<Query, Entity[]>,
  wire: WireTable<Entity>,
  records: readonly Entity[],
): ContractRoute[] {
  const tags = [wire.name]
  const written = (record: Entity, { fields }: ItemsQuery) =>
    selectFields(wire.encode(record, 'th'), fields)
  return [
    bindRead(call, queryOf(wire), async ({ query }) => {
      const { sort, limit, offset } = query
      const keys = sort.map(
        ({ path: { field }, isDescending }) => `${isDescending ? '-' : ''}${field.name}`,
      )
      const found = records.filter((record) => isAskedFor(record, query)).toSorted(compareBy(keys))
      const page = found.slice(offset, limit === -1 ? undefined : offset + limit)
      const data = page.map((record) => written(record, query))
      return { body: itemsBody(query, data, records.length, found.length), tags }
    }),
    bindRead({ ...call, path: `${call.path}/{id}` }, queryOf(wire), async ({ path, query }) => {
      const record = records.find(({ id }) => id === path['id']?.toLowerCase())
      if (!record) throw forbidden()
      return { body: { data: written(record, query) }, tags }
    }),
  ]
}

function isAskedFor(record: object, { filter, search }: ItemsQuery): boolean {
  if (filter && !fitsFilter(record, filter)) return false
  if (search === null) return true
  const wanted = search.toLowerCase()
  return Object.values(record).some(
    (value) => typeof value === 'string' && value.toLowerCase().includes(wanted),
  )
}

type Test = (value: unknown, wanted: FilterValue) => boolean

/** True if a record defined in code matches a filter; the counterpart of `filter-sql.ts`. */
function fitsFilter(record: object, filter: Filter): boolean {
  if (filter.kind === 'test')
    return tests[filter.operator](Reflect.get(record, filter.path.field.name) ?? null, filter.value)
  const { filters } = filter
  if (filters.length === 0) return true
  return filter.kind === 'and'
    ? filters.every((each) => fitsFilter(record, each))
    : filters.some((each) => fitsFilter(record, each))
}

const ofText =
  (test: (text: string, wanted: string) => boolean): Test =>
  (value, wanted) =>
    typeof value === 'string' && test(value, String(wanted))

const anyCase = (test: (text: string, wanted: string) => boolean): Test =>
  ofText((text, wanted) => test(text.toLowerCase(), wanted.toLowerCase()))

const compared =
  (test: (value: number | string, wanted: number | string) => boolean): Test =>
  (value, wanted) => {
    if (typeof value === 'number' && typeof wanted === 'number') return test(value, wanted)
    return typeof value === 'string' && wanted !== null && test(value, String(wanted))
  }

const isEqual: Test = (value, wanted) => value === wanted
const isOneOf: Test = (value, wanted) =>
  value !== null && Array.isArray(wanted) && wanted.some((each) => each === value)
const isNone: Test = (value, wanted) => (value === null) === (wanted === true)
const isEmpty: Test = (value, wanted) => (value === null || value === '') === (wanted === true)
const isLess = compared((value, wanted) => value < wanted)
const isMore = compared((value, wanted) => value > wanted)
const isBetween: Test = (value, wanted) => {
  const [least = null, most = null] = Array.isArray(wanted) ? wanted : []
  return value !== null && !isLess(value, least) && !isMore(value, most)
}

const contains = (text: string, wanted: string) => text.includes(wanted)
const startsWith = (text: string, wanted: string) => text.startsWith(wanted)
const endsWith = (text: string, wanted: string) => text.endsWith(wanted)

/** A negative test is also true for an empty value. */
const unless =
  (test: Test): Test =>
  (value, wanted) =>
    !test(value, wanted)

const tests: Record<FilterOperator, Test> = {
  _eq: isEqual,
  _neq: unless(isEqual),
  _in: isOneOf,
  _nin: unless(isOneOf),
  _null: isNone,
  _nnull: unless(isNone),
  _lt: isLess,
  _lte: (value, wanted) => isEqual(value, wanted) || isLess(value, wanted),
  _gt: isMore,
  _gte: (value, wanted) => isEqual(value, wanted) || isMore(value, wanted),
  _between: isBetween,
  _nbetween: (value, wanted) => value !== null && !isBetween(value, wanted),
  _contains: ofText(contains),
  _ncontains: unless(ofText(contains)),
  _icontains: anyCase(contains),
  _starts_with: ofText(startsWith),
  _nstarts_with: unless(ofText(startsWith)),
  _istarts_with: anyCase(startsWith),
  _nistarts_with: unless(anyCase(startsWith)),
  _ends_with: ofText(endsWith),
  _nends_with: unless(ofText(endsWith)),
  _iends_with: anyCase(endsWith),
  _niends_with: unless(anyCase(endsWith)),
  _empty: isEmpty,
  _nempty: unless(isEmpty),
}
