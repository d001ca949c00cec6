import type { SearchTerms } from '@washhouse/contract/search/search-terms'
import type { SearchKind } from '@washhouse/contract/search/search.contract'
import type { Audience, SearchDocument, SearchSource, SearchTexts, Stamp } from './search-source.ts'
import type { Spellings } from './spellings.ts'

/** Version of the stored index. Increase it when folding, columns or audiences change: a start rebuilds an older index. */
export const indexVersion = 15

/** A matching document with its original texts. */
export interface FoundDocument {
  kind: SearchKind
  recordId: number
  slug: string | null
  publishedAt: string | null
  texts: SearchTexts
}

export interface Asked {
  moment: Date
  most: number
  /** The audiences that the client belongs to. */
  audiences: readonly Audience[]
  /** Only for members: limits the search to one source; all if left out. */
  source?: string
}

/** The document store; one implementation for each dialect. */
export interface SearchIndex {
  /** The stamps of a source's documents with ids above `after`, up to and including `last`. */
  stampsBetween(source: SearchSource, after: number, last: number): Promise<Stamp[]>
  put(
    source: SearchSource,
    documents: readonly SearchDocument[],
    spellings: Spellings,
  ): Promise<void>
  remove(source: SearchSource, ids: readonly number[]): Promise<void>
  keepOnly(sources: readonly SearchSource[]): Promise<void>
  /**
   * Keys of visible matches at a moment, best first, at most `most`. Results, order and cost for one audience do not depend
   * on documents for others.
   */
  find(terms: SearchTerms, asked: Asked): Promise<string[]>
  /** The documents of these keys in their order, without deleted ones. */
  read(keys: readonly string[]): Promise<FoundDocument[]>
  empty(): Promise<void>
}

/**
 * The rank among equal matches, higher first: permanent pages, then news from new to old. News ranks by seconds; undated
 * pages rank as the year 2068. The rank must not depend on other documents, such as by the frequency of a word: that would
 * reveal documents the reader may not see (decision 0026).
 */
export function orderOf(kind: SearchKind, publishedAt: string | null): number {
  if (publishedAt === null) return undatedOrder + permanentKinds.indexOf(kind)
  const seconds = Math.floor((new Date(publishedAt).getTime() - epoch) / 1000)
  return Math.min(Math.max(seconds, 0), undatedOrder - 1)
}

const epoch = Date.UTC(2000, 0, 1)
export const undatedOrder = 2 ** 31
const permanentKinds: SearchKind[] = [
  'news',
  'enews',
  'policy',
  'about',
  'package',
  'download',
  'faq',
  'product',
  'branch',
]
