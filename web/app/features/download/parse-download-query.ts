import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { maxPage } from '@washhouse/contract/wire/paging'
import { maxId, maxSearchLength } from '@washhouse/contract/wire/parameters'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import { readNumber } from '../../request/list-query.ts'
import type { DownloadQuery } from './download-query.ts'

/** Reads a URL's query; junk is ignored, null means that there can be no such page. */
export function parseDownloadQuery(
  query: URLSearchParams,
): (DownloadQuery & { file: number | null }) | null {
  const category = readNumber(query.get('category'))
  const subcategory = category === null ? null : readNumber(query.get('sub'))
  const file = readNumber(query.get('file'))
  const page = readNumber(query.get('page')) ?? 1
  if (page > maxPage) return null
  if ([category, subcategory, file].some((id) => id !== null && id > maxId)) return null
  const text = tidyLine(query.get('q') ?? '').slice(0, maxSearchLength)
  return { category, subcategory, text: isStorableText(text) ? text : '', page, file }
}
