import { boardScopes } from '@washhouse/contract/webboard/webboard.calls'
import { pageIn, searchIn } from '../../../core/request/read-query.ts'
import type { BoardQuery } from './board-query.ts'

/** Reads a URL's query and ignores invalid values; null if no such page can exist. */
export function parseBoardQuery(query: URLSearchParams): BoardQuery | null {
  const page = pageIn(query)
  if (page === null) return null
  const { text: search, isTooLong } = searchIn(query.get('search'))
  return {
    scope: boardScopes.find((scope) => scope === query.get('scope')) ?? 'all',
    order: query.get('order') === 'newest' ? 'newest' : 'activity',
    search,
    isTooLong,
    page,
  }
}
