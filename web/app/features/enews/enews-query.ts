/** What a member asked the list for; all of it lives in the URL. */
export interface EnewsQuery {
  /** Of the Christian era. */
  year: number | null
  page: number
}

/** The query of a URL that shows the list so: '' or '?year=…'. */
export function printEnewsQuery({ year, page }: EnewsQuery): string {
  const query = new URLSearchParams()
  if (year !== null) query.set('year', String(year))
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
