import { pageIn, searchIn } from '../../core/request/read-query.ts'
import type { SearchQuery } from './search-query.ts'

/** Reads a URL's query and ignores invalid values; null if no such page can exist. */
export function parseSearchQuery(query: URLSearchParams): SearchQuery | null {
  const page = pageIn(query)
  return page === null ? null : { ...searchIn(query.get('q')), page }
}
