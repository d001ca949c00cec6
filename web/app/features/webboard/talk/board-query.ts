import type { BoardOrder } from '@washhouse/contract/webboard/webboard.calls'

/** What a member asked the list for; all of it lives in the URL. */
export interface BoardQuery {
  order: BoardOrder
  page: number
}

/** The query of a URL that shows the list so: '' or '?order=newest&page=2'. */
export function printBoardQuery({ order, page }: BoardQuery): string {
  const query = new URLSearchParams()
  if (order !== 'activity') query.set('order', order)
  return withPage(query, page)
}

/** The query of a topic's page: '' or '?page=2', with the reply that is to be quoted in a new one. */
export function printTopicPage(page: number, { quote }: { quote?: number } = {}): string {
  const query = new URLSearchParams()
  if (quote !== undefined) query.set('quote', String(quote))
  return withPage(query, page)
}

function withPage(query: URLSearchParams, page: number): string {
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
