import { printQuery } from '../../core/request/query.ts'

/** What a member asked the list for; all of it lives in the URL. */
export interface DownloadQuery {
  category: number | null
  subcategory: number | null
  /** Free text; empty where none was typed. */
  text: string
  page: number
}

/** The query of a URL that shows the list so, perhaps with one of its records opened. */
export function printDownloadQuery(
  { category, subcategory, text, page }: DownloadQuery,
  file: number | null = null,
): string {
  return printQuery({ category, sub: subcategory, q: text, page: page > 1 && page, file })
}
