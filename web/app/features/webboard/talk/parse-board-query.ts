import { boardScopes } from '@washhouse/contract/webboard/webboard.calls'
import { pageIn, searchIn } from '../../../request/read-query.ts'
import type { BoardQuery } from './board-query.ts'

/** Reads a URL's query; junk is ignored, null means that there can be no such page. */
export function parseBoardQuery(query: URLSearchParams): BoardQuery | null {
  const page = pageIn(query)
  if (page === null) return null
  const { text: search, isTooLong } = searchIn(query.get('search'))
  return {
    scope: boardScopes.find((scope) => scope === query.get('scope')) ?? 'all',
    order: query.get('order') === 'newest' ? 'newest' : 'activity',
    search,
    isTooLong,
    before: search === '' ? null : momentIn(query.get('before')),
    page,
  }
}

function momentIn(text: string | null): string | null {
  const isMoment = text !== null && /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(text)
  const date = isMoment ? new Date(text) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}
