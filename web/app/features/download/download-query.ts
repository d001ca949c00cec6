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
  file?: number,
): string {
  const query = new URLSearchParams()
  if (category !== null) query.set('category', String(category))
  if (subcategory !== null) query.set('sub', String(subcategory))
  if (text !== '') query.set('q', text)
  if (page > 1) query.set('page', String(page))
  if (file !== undefined) query.set('file', String(file))
  const printed = query.toString()
  return printed === '' ? '' : `?${printed}`
}
