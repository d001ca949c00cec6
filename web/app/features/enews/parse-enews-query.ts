import { enewsYears } from '@washhouse/contract/enews/enews.contract'
import { positiveIn } from '../../core/request/query.ts'
import { pageIn } from '../../core/request/read-query.ts'
import type { EnewsQuery } from './enews-query.ts'

/** Reads a URL's query and ignores invalid values; null if no such page can exist. */
export function parseEnewsQuery(query: URLSearchParams): EnewsQuery | null {
  const year = positiveIn(query.get('year'))
  const page = pageIn(query)
  const isKnown = year === null || (year >= enewsYears.first && year <= enewsYears.last)
  return isKnown && page !== null ? { year, page } : null
}
