import { languages, type Language } from '@washhouse/contract/language'
import { boardFilters, boardScopes } from '@washhouse/contract/webboard/webboard.calls'
import { pageIn, searchIn } from '../../../core/request/read-query.ts'
import { firstLanguage, type BoardQuery } from './board-query.ts'

/** Reads a URL's query and ignores invalid values; null if no such page can exist. */
export function parseBoardQuery(query: URLSearchParams, site: Language): BoardQuery | null {
  const page = pageIn(query)
  if (page === null) return null
  const { text: search, isTooLong } = searchIn(query.get('search'))
  const scope = boardScopes.find((known) => known === query.get('scope')) ?? 'all'
  // Own and followed posts have no filters.
  const filtered = scope === 'all' ? query : new URLSearchParams()
  const wanted = filtered.get('language')
  // Only the list in all languages has an order, for example for somebody who has just written in another one.
  const first = query.has('order') ? null : firstLanguage(site)
  return {
    scope,
    order: query.get('order') === 'newest' ? 'newest' : 'activity',
    filter: boardFilters.find((filter) => filter === filtered.get('filter')) ?? null,
    language:
      wanted === 'all' ? null : (languages.find((language) => language === wanted) ?? first),
    search,
    isTooLong,
    page,
  }
}
