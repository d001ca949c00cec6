import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { maxPage } from '@washhouse/contract/wire/paging'
import type { SearchQuery } from './search-query.ts'

/** Reads a URL's query; junk is ignored, null means that there can be no such page. */
export function parseSearchQuery(query: URLSearchParams): SearchQuery | null {
  const text = tidyLine((query.get('q') ?? '').replaceAll('\0', ' '))
  const typed = query.get('page') ?? ''
  const page = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : 1
  return page > maxPage ? null : { text, page, isTooLong: text.length > maxSearchText }
}
