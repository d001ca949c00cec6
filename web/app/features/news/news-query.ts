import { printQuery } from '../../core/request/query.ts'

/** The filters of the list. The URL holds all of them. */
export interface NewsQuery {
  category: number | null
  page: number
}

/** Prints the query for these filters: '' or '?category=…'. */
export const printNewsQuery = ({ category, page }: NewsQuery): string =>
  printQuery({ category, page: page > 1 && page })
