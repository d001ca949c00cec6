import { printQuery } from '../../core/request/query.ts'

/** What a visitor asked for; all of it lives in the URL. */
export interface SearchQuery {
  text: string
  page: number
  /** A text that is too long is not searched for, nor cut to something else. */
  isTooLong: boolean
}

/** The query of a URL that shows this page of what was found. */
export const printSearchQuery = (text: string, page: number): string =>
  printQuery({ q: text, page: page > 1 && page })
