import { maxPage } from '@washhouse/contract/wire/paging'
import { maxId } from '@washhouse/contract/wire/parameters'
import type { NewsQuery } from './news-query.ts'

/** Reads a URL's query; junk is ignored, null means that there can be no such page. */
export function parseNewsQuery(query: URLSearchParams): NewsQuery | null {
  const category = parseNumber(query.get('category'))
  const page = parseNumber(query.get('page')) ?? 1
  if (page > maxPage || (category ?? 0) > maxId) return null
  return { category, page }
}

function parseNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
