import { languages } from '@washhouse/contract/language'
import { boardFilters, boardScopes } from '@washhouse/contract/webboard/webboard.calls'
import { pageIn, searchIn } from '../../../core/request/read-query.ts'
import type { BoardQuery } from './board-query.ts'

/** Reads a URL's query and ignores invalid values; null if no such page can exist. */
export function parseBoardQuery(query: URLSearchParams): BoardQuery | null {
  const page = pageIn(query)
  if (page === null) return null
  const { text: search, isTooLong } = searchIn(query.get('search'))
  const scope = boardScopes.find((known) => known === query.get('scope')) ?? 'all'
  // Own and followed posts have no filters.
  const filtered = scope === 'all' ? query : new URLSearchParams()
  return {
    scope,
    order: query.get('order') === 'newest' ? 'newest' : 'activity',
    filter: boardFilters.find((filter) => filter === filtered.get('filter')) ?? null,
    language: languages.find((language) => language === filtered.get('language')) ?? null,
    search,
    isTooLong,
    page,
  }
}
