import type { Language } from '@washhouse/contract/language'
import type {
  BoardFilter,
  BoardOrder,
  BoardScope,
} from '@washhouse/contract/webboard/webboard.calls'
import { printQuery } from '../../../core/request/query.ts'

/** The filters of the list. The URL holds all of them. */
export interface BoardQuery {
  scope: BoardScope
  order: BoardOrder
  filter: BoardFilter | null
  /** Language of the posts; null: all. */
  language: Language | null
  /** Search text; may be empty. */
  search: string
  /** The search text exceeds the limit. */
  isTooLong: boolean
  page: number
}

export const firstPosts: BoardQuery = {
  scope: 'all',
  order: 'activity',
  filter: null,
  language: null,
  search: '',
  isTooLong: false,
  page: 1,
}

/** Prints the query for these filters: '' or '?order=newest&page=2'. */
export function printBoardQuery(asked: Partial<BoardQuery>): string {
  const { scope, order, filter, language, search, page } = { ...firstPosts, ...asked }
  const paged = { page: page > 1 && page }
  if (search) return printQuery({ search, ...paged })
  if (scope !== 'all') return printQuery({ scope, ...paged })
  if (filter || language) return printQuery({ filter, language, ...paged })
  // Searches, filtered lists and a member's own lists have only one order.
  return printQuery({ order: order !== 'activity' && order, ...paged })
}

/** Prints the query of a topic page: '' or '?page=2', optionally with the reply to quote. */
export function printTopicPage(page: number, { quote }: { quote?: number } = {}): string {
  return printQuery({ quote: quote ?? null, page: page > 1 && page })
}
