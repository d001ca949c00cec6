import { printQuery } from '../../core/request/query.ts'

/** The filters of the list. The URL holds all of them. */
export interface EnewsQuery {
  /** Christian era. */
  year: number | null
  page: number
}

/** Prints the query for these filters: '' or '?year=…'. */
export const printEnewsQuery = ({ year, page }: EnewsQuery): string =>
  printQuery({ year, page: page > 1 && page })
