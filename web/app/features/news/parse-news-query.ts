import { maxId } from '@washhouse/contract/wire/parameters'
import { positiveIn } from '../../core/request/query.ts'
import { pageIn } from '../../core/request/read-query.ts'
import type { NewsQuery } from './news-query.ts'

/** Reads a URL's query and ignores invalid values; null if no such page can exist. */
export function parseNewsQuery(query: URLSearchParams): NewsQuery | null {
  const category = positiveIn(query.get('category'))
  const page = pageIn(query)
  return page === null || (category ?? 0) > maxId ? null : { category, page }
}
