import { printQuery } from '../../core/request/query.ts'

/** What a visitor asked the list for; all of it lives in the URL. */
export interface NewsQuery {
  category: number | null
  page: number
}

/** The query of a URL that shows the list so: '' or '?category=…'. */
export const printNewsQuery = ({ category, page }: NewsQuery): string =>
  printQuery({ category, page: page > 1 && page })
