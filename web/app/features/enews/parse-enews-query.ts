import { enewsYears } from '@washhouse/contract/enews/enews.contract'
import { maxPage } from '@washhouse/contract/wire/paging'
import type { EnewsQuery } from './enews-query.ts'

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
