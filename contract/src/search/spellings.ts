import { foldForSearch } from '../text/fold-text.ts'
import { isShort } from './search-terms.ts'

/** Matches words in any spelling: normalizes both text and query to one spelling. */
export interface Spellings {
  /** Replaces each word of a folded text by its main spelling. */
  unify: (folded: string) => string
  /** All spellings of a folded word. */
  spell: (folded: string) => string[]
  /** Every spelling of every word, folded. */
  known: readonly string[]
}

/** A following mark would belong to the last letter, so the word would not end here. */
const wordEnd = '(?![\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E])'

/** Folds lists of spellings; lists that share a spelling are merged. */
export function foldSpellings(words: readonly (readonly string[])[]): string[][] {
  const folded: string[][] = []
  for (const word of words) {
    const own = word.map(foldForSearch).filter(Boolean)
    const shared = folded.filter((other) => other.some((spelling) => own.includes(spelling)))
    for (const other of shared) folded.splice(folded.indexOf(other), 1)
    folded.push([...new Set([...shared.flat(), ...own])])
  }
  return folded.filter(({ length }) => length > 1)
}

/** Compiles the result of `foldSpellings`. */
export function compileSpellings(folded: readonly (readonly string[])[]): Spellings {
  if (folded.length === 0) return { unify: (text) => text, spell: (text) => [text], known: [] }
  const wordOf = new Map(
    folded.flatMap((word) => word.map((spelling) => [spelling, word] as const)),
  )
  // Longest first, so that a longer word wins over its prefix.
  const longest = [...wordOf.keys()].sort((a, b) => b.length - a.length)
  const any = new RegExp(`(?:${longest.map(escapePattern).join('|')})${wordEnd}`, 'gu')
  const write = (text: string, choose: (word: readonly string[]) => string | undefined) =>
    text.replace(any, (spelling) => choose(wordOf.get(spelling) ?? []) ?? spelling)
  const most = Math.max(...folded.map(({ length }) => length))
  return {
    unify: (text) => write(text, firstOf),
    spell(text) {
      const each = Array.from({ length: most }, (_, index) => write(text, (word) => word[index]))
      return [...new Set([text, ...each])]
    },
    known: longest,
  }
}

/** The first spelling long enough for the trigram index. */
function firstOf(word: readonly string[]): string | undefined {
  return word.find((spelling) => !isShort(spelling)) ?? word[0]
}

/** Escapes a text for a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Common words in all spellings, folded, longest first: the order of removal. */
export function foldCommon(common: readonly string[], { spell }: Spellings): string[] {
  return common
    .map(foldForSearch)
    .filter(Boolean)
    .flatMap(spell)
    .sort((a, b) => b.length - a.length)
}

/**
 * Removes common words from the start and end of a word, as Thai has no spaces: 'ร้านซักผ้าอารีย์' → 'อารีย์'. Both must be
 * folded, see `foldCommon`.
 */
export function stripCommon(word: string, common: readonly string[]): string {
  for (const each of common) {
    if (word.startsWith(each)) return stripCommon(word.slice(each.length), common)
    if (word.endsWith(each)) return stripCommon(word.slice(0, -each.length), common)
  }
  return word
}
