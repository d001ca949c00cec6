import { compileTexts, noWords, searchAttempts } from '@washhouse/contract/search/find-by-words'
import { searchCalls } from '@washhouse/contract/search/search.calls'
import type { SearchKind, SearchResult } from '@washhouse/contract/search/search.contract'
import type { Language } from '@washhouse/contract/language'
import { defaultPageLimit } from '@washhouse/contract/wire/paging'
import { data } from 'react-router'
import { formatDate } from '../../core/i18n/format.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { MemberContent } from '../../core/content/session/member-content.server.ts'
import type { PageContent, Settled } from '../../core/content/page-content.ts'
import { keepTogether } from '../../core/ui/phrases/keep-together.ts'
import { markText } from './mark-text.server.ts'
import { resultPath } from './result-path.ts'
import type { SearchQuery } from './search-query.ts'

/** A rendered result; every second part of its texts is highlighted. */
export interface ShownResult {
  kind: SearchKind
  to: string
  title: string[]
  excerpt: string[]
  publishedOn: string | null
  /** Its fields without an English text. */
  untranslated: string[]
}

export interface SearchPageResults {
  total: number
  totalPages: number
  results: ShownResult[]
  /** Only if nothing is found. */
  nearest: ShownResult[]
}

const plain = compileTexts(noWords)

/**
 * One page of results, including member content for members. An empty text makes no request. A page behind the last one is a
 * 404.
 */
export async function findResults(
  content: Pick<PageContent | MemberContent, 'language' | 'settle'>,
  { text, page, isTooLong }: SearchQuery,
): Promise<Settled<SearchPageResults> | null> {
  if (text === '' || isTooLong) return null
  const query = { q: text, page, limit: defaultPageLimit }
  const found = await content.settle(searchCalls.search, { query })
  if (found.kind === 'failed') return found
  const { items, total, totalPages } = found.value
  if (items.length === 0 && page > 1) throw data(null, { status: 404 })
  const near =
    items.length === 0 &&
    (await content.settle(searchCalls.search, { query: { ...query, match: 'any' } }))
  const words = searchAttempts(text, plain).flatMap((terms) =>
    terms.words.flatMap((ways) => ways.flatMap(plain.spell)),
  )
  const show = (list: readonly SearchResult[]) =>
    list.map((item) => showResult(item, words, content.language))
  const nearest = near && near.kind === 'ok' ? show(near.value.items) : []
  return { kind: 'ok', value: { total, totalPages, results: show(items), nearest } }
}

function showResult(
  result: SearchResult,
  words: readonly string[],
  language: Language,
): ShownResult {
  const { kind, title, excerpt, publishedAt, untranslated } = result
  return {
    kind,
    to: localePath(language, resultPath(result)),
    title: markText(keepTogether(title), words),
    excerpt: excerpt === null ? [] : markText(keepTogether(excerpt), words),
    publishedOn: publishedAt === null ? null : formatDate(language, publishedAt),
    untranslated,
  }
}
