import { enewsYears } from '@washhouse/contract/enews/enews.contract'
import { maxPage } from '@washhouse/contract/wire/paging'

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

/** Reads a URL's query; junk is ignored, null means that there can be no such page. */
export function parseEnewsQuery(query: URLSearchParams): EnewsQuery | null {
  const year = parseNumber(query.get('year'))
  const page = parseNumber(query.get('page')) ?? 1
  const isKnown = year === null || (year >= enewsYears.first && year <= enewsYears.last)
  return isKnown && page <= maxPage ? { year, page } : null
}

function parseNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
