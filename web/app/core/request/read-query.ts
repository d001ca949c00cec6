import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { maxPage } from '@washhouse/contract/wire/paging'
import { maxId } from '@washhouse/contract/wire/parameters'
import { positiveIn } from './query.ts'

/** Page 1 unless another is named, as junk is ignored; null where there can be no such page. */
export function pageIn(query: URLSearchParams): number | null {
  const page = positiveIn(query.get('page')) ?? 1
  return page <= maxPage ? page : null
}

/** The id of a record; null for what is none. */
export function idIn(text: string | null | undefined): number | null {
  const id = positiveIn(text ?? null)
  return id !== null && id <= maxId ? id : null
}

/** What is looked for; empty: nothing. A text that is too long is not searched for, nor cut to something else. */
export function searchIn(text: string | null): { text: string; isTooLong: boolean } {
  const search = tidyLine((text ?? '').replaceAll('\0', ' '))
  return { text: search, isTooLong: search.length > maxSearchText }
}
