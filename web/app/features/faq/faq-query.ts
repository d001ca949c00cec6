import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { toWellFormed } from '@washhouse/contract/text/well-formed'

/** What is looked for among the questions; no text is none. */
export interface FaqQuery {
  text: string
  isTooLong: boolean
}

/** Reads the address of the page; junk is ignored. */
export function parseFaqQuery(query: URLSearchParams): FaqQuery {
  const text = toWellFormed((query.get('search') ?? '').replaceAll('\0', ' ')).trim()
  return { text, isTooLong: text.length > maxSearchText }
}
