import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { maxPage } from '@washhouse/contract/wire/paging'
import { readNumber } from '../../request/list-query.ts'
import type { SearchQuery } from './search-query.ts'

/** Reads a URL's query; junk is ignored, null means that there can be no such page. */
export function parseSearchQuery(query: URLSearchParams): SearchQuery | null {
  const text = tidyLine((query.get('q') ?? '').replaceAll('\0', ' '))
  const page = readNumber(query.get('page')) ?? 1
  return page > maxPage ? null : { text, page, isTooLong: text.length > maxSearchText }
}
