import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { tidyLine } from '@washhouse/contract/text/tidy-text'

/** What is looked for among the questions; no text is none. */
export interface FaqQuery {
  text: string
  isTooLong: boolean
}

/** Reads the address of the page; junk is ignored. */
export function parseFaqQuery(query: URLSearchParams): FaqQuery {
  const text = tidyLine((query.get('search') ?? '').replaceAll('\0', ' '))
  return { text, isTooLong: text.length > maxSearchText }
}
