import type { SearchTerms } from '@washhouse/contract/search/search-terms'
import type { SearchKind } from '@washhouse/contract/search/search.contract'
import type { Audience, SearchDocument, SearchSource, SearchTexts, Stamp } from './search-source.ts'
import type { Spellings } from './spellings.ts'

/**
 * Told apart from what an older version of the product left: a higher one makes every start build
 * the index anew. To be raised with each change of what is folded or stored, or for whom.
 */
export const indexVersion = 15

/** A document as it was found; its texts as they were written. */
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
  /** All that may be found; who belongs to several finds what is for each. */
  audiences: readonly Audience[]
  /** Of what is for members, the source whose documents alone are looked for; all if left out. */
  source?: string
}

/** Where the documents are; each dialect has its own. */
export interface SearchIndex {
  /** The stamps of a source's documents with ids above `after`, up to and with `last`. */
  stampsBetween(source: SearchSource, after: number, last: number): Promise<Stamp[]>
  /** Takes documents in, each in the place of what it has of the same record. */
  put(
    source: SearchSource,
    documents: readonly SearchDocument[],
    spellings: Spellings,
  ): Promise<void>
  remove(source: SearchSource, ids: readonly number[]): Promise<void>
  /** Drops what comes of no source any more. */
  keepOnly(sources: readonly SearchSource[]): Promise<void>
  /**
   * Keys of what is found and may be seen at a moment, the best first, at most `most`. What one audience finds, its order and
   * what it costs are the same whatever there is for others.
   */
  find(terms: SearchTerms, asked: Asked): Promise<string[]>
  /** The documents of these keys, in their order; one that went meanwhile is left out. */
  read(keys: readonly string[]): Promise<FoundDocument[]>
  /** Forgets everything, for what is built anew. */
  empty(): Promise<void>
}

/**
 * Of two documents that match alike, a page that is always there comes before news, and newer news
 * before older: a higher number first. News count by the second, so those without a date, which
 * begin in the year 2068, stay above. Nothing of other documents decides, such as how rare a word is:
 * the order would tell of what its reader may not see (decision 0026).
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
