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

/** What editors have listed, with what everybody writes, ready to look through texts. */
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

/** The words of a search, as texts are looked through for them. */
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
 * What has each word of a search. Where nothing has, words that apply to every shop narrow nothing: all is given where no other
 * word is left.
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
  const telling = withoutCommon(words, compiled.common)
  if (found.length > 0 || telling.join() === words.join()) return found
  return telling.length === 0 ? [...items] : find(telling)
}
