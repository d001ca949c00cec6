import { printQuery } from '../../core/request/query.ts'

/** What a member asked the list for; all of it lives in the URL. */
export interface EnewsQuery {
  /** Of the Christian era. */
  year: number | null
  page: number
}

/** The query of a URL that shows the list so: '' or '?year=…'. */
export const printEnewsQuery = ({ year, page }: EnewsQuery): string =>
  printQuery({ year, page: page > 1 && page })
