import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import { forbidden } from '@washhouse/contract/wire/errors'
import type { ItemsQuery } from '@washhouse/contract/wire/items-query'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import { bindRead, type ContractRoute } from '../calls/contract-route.ts'
import { compareBy } from './compare-by.ts'
import { itemsBody, queryOf } from './items-routes.ts'
import { fitsFilter } from './record-test.ts'

interface Known {
  id: string
}

/**
 * A list and its single records as on `/items`, all query parameters included, of the few records
 * that are kept in code. They never change: what is made of them may be kept.
 */
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
