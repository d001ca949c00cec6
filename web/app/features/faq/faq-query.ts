import { maxSearchText } from '@washhouse/contract/search/search-limits'

/** What is looked for among the questions; no text is none. */
export interface FaqQuery {
  text: string
  isTooLong: boolean
}

/** Reads the address of the page; junk is ignored. */
export function parseFaqQuery(query: URLSearchParams): FaqQuery {
  const text = (query.get('search') ?? '').replaceAll('\0', ' ').toWellFormed().trim()
  return { text, isTooLong: text.length > maxSearchText }
}
