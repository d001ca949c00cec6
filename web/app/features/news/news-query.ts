/** What a visitor asked the list for; all of it lives in the URL. */
export interface NewsQuery {
  category: number | null
  page: number
}

/** The query of a URL that shows the list so: '' or '?category=…'. */
export function printNewsQuery({ category, page }: NewsQuery): string {
  const query = new URLSearchParams()
  if (category !== null) query.set('category', String(category))
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
