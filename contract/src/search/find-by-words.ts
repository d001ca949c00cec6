import { foldForSearch } from '../text/fold-text.ts'
import { searchTerms } from './search-terms.ts'
import type { SearchWords } from './search.contract.ts'
import { everydaySpellings, waysToWrite, writeOut } from './short-forms.ts'
import {
  compileSpellings,
  foldCommon,
  foldSpellings,
  withoutCommon,
  type Spellings,
} from './spellings.ts'

/** The editors' words and the everyday spellings, compiled for a search. */
export interface CompiledWords extends Spellings {
  /** Folded. */
  common: string[]
}

export const noWords: SearchWords = { spellings: [], common: [] }

export function compileWords({ spellings, common }: SearchWords): CompiledWords {
  return {
    ...compileSpellings(foldSpellings([...everydaySpellings, ...spellings])),
    common: foldCommon(common),
  }
}

/** The words of a search, folded and each in one spelling. */
export function wordsOf(search: string, { unify }: Spellings): string[] {
  return searchTerms(writeOut(search)).words.map(unify)
}

/** Whether a text has each of the words, in whichever spelling and with whichever short forms. */
export function hasWords(text: string, words: readonly string[], { unify }: Spellings): boolean {
  const ways = waysToWrite(text).flatMap((way) => {
    const folded = foldForSearch(way)
    return [folded, unify(folded)]
  })
  return words.length > 0 && words.every((word) => ways.some((way) => way.includes(word)))
}

/**
 * The items that have each word of a search. If there are none, the search is repeated without the words that apply to every
 * shop; if no other word is left, it finds all items.
 */
export function findByWords<T>(
  items: readonly T[],
  search: string,
  { textOf, compiled }: { textOf: (item: T) => string; compiled: CompiledWords },
): T[] {
  const words = wordsOf(search, compiled)
  const find = (sought: readonly string[]) =>
    items.filter((item) => hasWords(textOf(item), sought, compiled))
  const found = find(words)
  const specific = withoutCommon(words, compiled.common)
  if (found.length > 0 || specific.join() === words.join()) return found
  return specific.length === 0 ? [...items] : find(specific)
}
