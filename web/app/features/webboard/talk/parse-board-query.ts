import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { boardScopes } from '@washhouse/contract/webboard/webboard.calls'
import { maxPage } from '@washhouse/contract/wire/paging'
import { maxId } from '@washhouse/contract/wire/parameters'
import type { BoardQuery } from './board-query.ts'

/** Reads a URL's query; junk is ignored, null means that there can be no such page. */
export function parseBoardQuery(query: URLSearchParams): BoardQuery | null {
  const page = parsePage(query)
  if (page === null) return null
  const search = tidyLine((query.get('search') ?? '').replaceAll('\0', ' '))
  return {
    scope: boardScopes.find((scope) => scope === query.get('scope')) ?? 'all',
    order: query.get('order') === 'newest' ? 'newest' : 'activity',
    search,
    isTooLong: search.length > maxSearchText,
    page,
  }
}

/** Page 1 unless another is named; null where there can be none. */
export function parsePage(query: URLSearchParams): number | null {
  const page = numberIn(query.get('page')) ?? 1
  return page <= maxPage ? page : null
}

/** The id of a post or a reply; null for what is none. */
export function parseId(text: string | null | undefined): number | null {
  const id = numberIn(text ?? null)
  return id !== null && id <= maxId ? id : null
}

function numberIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
