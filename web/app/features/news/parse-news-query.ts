import { maxPage } from '@washhouse/contract/wire/paging'
import { maxId } from '@washhouse/contract/wire/parameters'
import { readNumber } from '../../request/list-query.ts'
import type { NewsQuery } from './news-query.ts'

/** Reads a URL's query; junk is ignored, null means that there can be no such page. */
export function parseNewsQuery(query: URLSearchParams): NewsQuery | null {
  const category = readNumber(query.get('category'))
  const page = readNumber(query.get('page')) ?? 1
  if (page > maxPage || (category ?? 0) > maxId) return null
  return { category, page }
}
