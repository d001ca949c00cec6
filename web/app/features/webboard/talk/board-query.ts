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

/** Language of the posts that the board shows first: most readers of the English site cannot read Thai. */
export const firstLanguage = (site: Language): Language | null => (site === 'en' ? 'en' : null)

export const firstPosts = (site: Language): BoardQuery => ({
  scope: 'all',
  order: 'activity',
  filter: null,
  language: firstLanguage(site),
  search: '',
  isTooLong: false,
  page: 1,
})

/** Prints the query for these filters on the site in this language: '' or '?order=newest&page=2'. */
export function printBoardQuery(site: Language, asked: Partial<BoardQuery>): string {
  const { scope, order, filter, language, search, page } = { ...firstPosts(site), ...asked }
  const paged = { page: page > 1 && page }
  if (search) return printQuery({ search, ...paged })
  if (scope !== 'all') return printQuery({ scope, ...paged })
  const written = language !== firstLanguage(site) && { language: language ?? 'all' }
  // Searches, filtered lists and a member's own lists have only one order.
  const ordered = !filter && !language && order !== 'activity' && { order }
  return printQuery({ filter, ...written, ...ordered, ...paged })
}

/** Prints the query of a topic page: '' or '?page=2', optionally with the reply to quote. */
export function printTopicPage(page: number, { quote }: { quote?: number } = {}): string {
  return printQuery({ quote: quote ?? null, page: page > 1 && page })
}
