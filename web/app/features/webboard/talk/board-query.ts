import type { BoardOrder, BoardScope } from '@washhouse/contract/webboard/webboard.calls'

/** What a member asked the list for; all of it lives in the URL. */
export interface BoardQuery {
  scope: BoardScope
  order: BoardOrder
  /** Words to look for among all posts; empty: none. */
  search: string
  /** The words are more than may be looked for. */
  isTooLong: boolean
  page: number
}

/** The list as it is at first. */
export const firstPosts: BoardQuery = {
  scope: 'all',
  order: 'activity',
  search: '',
  isTooLong: false,
  page: 1,
}

/** The query of a URL that shows the list so: '' or '?order=newest&page=2'. */
export function printBoardQuery(asked: Partial<BoardQuery>): string {
  const { scope, order, search, page } = { ...firstPosts, ...asked }
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  else if (scope !== 'all') query.set('scope', scope)
  // Of a member's own, and of what was looked for, there is one order.
  else if (order !== 'activity') query.set('order', order)
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
