import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { maxPage } from '@washhouse/contract/wire/paging'
import { maxId } from '@washhouse/contract/wire/parameters'
import { positiveIn } from './query.ts'

/** The page number. Invalid text counts as 1; null if there can be no such page. */
export function pageIn(query: URLSearchParams): number | null {
  const page = positiveIn(query.get('page')) ?? 1
  return page <= maxPage ? page : null
}

/** The id of a record; null if invalid. */
export function idIn(text: string | null | undefined): number | null {
  const id = positiveIn(text ?? null)
  return id !== null && id <= maxId ? id : null
}

/** The search text; empty: no search. A text that is too long is neither used nor cut. */
export function searchIn(text: string | null): { text: string; isTooLong: boolean } {
  const search = tidyLine((text ?? '').replaceAll('\0', ' '))
  return { text: search, isTooLong: search.length > maxSearchText }
}
