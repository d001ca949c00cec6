import { foldForSearch } from '../text/fold-text.ts'
import { searchTerms, type SearchTerms } from './search-terms.ts'
import type { SearchWords } from './search.contract.ts'
import { bareNames, everydaySpellings, waysToWrite, withoutPlaces } from './short-forms.ts'
import {
  compileSpellings,
  foldCommon,
  foldSpellings,
  stripCommon,
  type Spellings,
} from './spellings.ts'

/** Editors' words and built-in spellings, compiled for search. */
export interface CompiledTexts extends Spellings {
  /** Folded. */
  common: string[]
}

export const noWords: SearchWords = { spellings: [], common: [] }

export function compileTexts({ spellings, common }: SearchWords): CompiledTexts {
  const compiled = compileSpellings(foldSpellings([...everydaySpellings, ...spellings]))
  return { ...compiled, common: foldCommon(common, compiled) }
}

/**
 * Queries to try in turn until one has results: all words; without common words; then bare place names. The last ones may be
 * empty.
 */
export function searchAttempts(search: string, { unify, common }: CompiledTexts): SearchTerms[] {
  const strip = (word: string) => stripCommon(word, common)
  const turns = [
    searchTerms(withoutPlaces(search), { unify }),
    ...[withoutPlaces(search), bareNames(search)].map((text) =>
      searchTerms(text, { unify, strip }),
    ),
  ]
  return turns.filter(({ whole }, index) => whole !== turns[index - 1]?.whole)
}

/** A text in its searchable forms. */
export function textsOf(text: string, { unify }: Spellings): string[] {
  return waysToWrite(text).flatMap((way) => {
    const folded = foldForSearch(way)
    return [folded, unify(folded)]
  })
}

function haveWords(texts: readonly string[], { words }: SearchTerms): boolean {
  const isThere = (way: string) => texts.some((text) => text.includes(way))
  return words.length > 0 && words.every((ways) => ways.some(isThere))
}

/**
 * Items that contain every word. Without results, repeats the search without common words. Returns all items if no other
 * word is left.
 */
export function findByWords<T>(
  items: readonly T[],
  search: string,
  { textOf, compiled }: { textOf: (item: T) => string; compiled: CompiledTexts },
): T[] {
  const all = items.map((item) => ({ item, texts: textsOf(textOf(item), compiled) }))
  for (const [turn, terms] of searchAttempts(search, compiled).entries()) {
    if (terms.whole === '') return turn === 0 ? [] : [...items]
    const found = all.filter(({ texts }) => haveWords(texts, terms))
    if (found.length > 0) return found.map(({ item }) => item)
  }
  return []
}
