import { printQuery } from '../../core/request/query.ts'

/** The search text and page. The URL holds both. */
export interface SearchQuery {
  text: string
  page: number
  /** A text that is too long is neither searched nor shortened. */
  isTooLong: boolean
}

/** Prints the query for one page of results. */
export const printSearchQuery = (text: string, page: number): string =>
  printQuery({ q: text, page: page > 1 && page })
