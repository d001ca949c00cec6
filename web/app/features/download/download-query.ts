import { printQuery } from '../../core/request/query.ts'

/** The filters of the list. The URL holds all of them. */
export interface DownloadQuery {
  category: number | null
  subcategory: number | null
  /** Free text; may be empty. */
  text: string
  page: number
}

/** Prints the query for these filters, optionally with an opened record. */
export function printDownloadQuery(
  { category, subcategory, text, page }: DownloadQuery,
  file: number | null = null,
): string {
  return printQuery({ category, sub: subcategory, q: text, page: page > 1 && page, file })
}
