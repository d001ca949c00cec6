import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { maxId, maxSearchLength } from '@washhouse/contract/wire/parameters'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import { positiveIn } from '../../core/request/query.ts'
import { pageIn } from '../../core/request/read-query.ts'
import type { DownloadQuery } from './download-query.ts'

/** Reads a URL's query and ignores invalid values; null if no such page can exist. */
export function parseDownloadQuery(
  query: URLSearchParams,
): (DownloadQuery & { file: number | null; opensFirst: boolean }) | null {
  const category = positiveIn(query.get('category'))
  const subcategory = category === null ? null : positiveIn(query.get('sub'))
  const file = positiveIn(query.get('file'))
  const opensFirst = query.get('file') === 'first'
  const page = pageIn(query)
  if (page === null || [category, subcategory, file].some((id) => (id ?? 0) > maxId)) return null
  const text = tidyLine(query.get('q') ?? '').slice(0, maxSearchLength)
  return { category, subcategory, text: isStorableText(text) ? text : '', page, file, opensFirst }
}
