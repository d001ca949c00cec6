import type { BoardOrder, BoardScope } from '@washhouse/contract/webboard/webboard.calls'
import { printQuery } from '../../../core/request/query.ts'

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
  const paged = { page: page > 1 && page }
  if (search) return printQuery({ search, ...paged })
  if (scope !== 'all') return printQuery({ scope, ...paged })
  // Of a member's own, and of what was looked for, there is one order.
  return printQuery({ order: order !== 'activity' && order, ...paged })
}

/** The query of a topic's page: '' or '?page=2', with the reply that is to be quoted in a new one. */
export function printTopicPage(page: number, { quote }: { quote?: number } = {}): string {
  return printQuery({ quote: quote ?? null, page: page > 1 && page })
}
