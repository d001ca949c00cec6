import { foldForSearch } from '../text/fold-text.ts'
import { isShort } from './search-terms.ts'

/** Finds a word by any of its spellings: a text and what is asked for are both brought to one of them. */
export interface Spellings {
  /** A folded text with each word in one spelling. */
  unify: (folded: string) => string
  /** A folded word in each of its spellings: what a text is looked through for. */
  spell: (folded: string) => string[]
}

/** No mark follows: it would belong to the last letter, and the word would go on. */
const wordEnd = '(?![\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E])'

/** Words as all their spellings, folded; those of two lists that share a spelling are one word. */
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

/** Compiles spellings as `foldSpellings` gives them. */
export function compileSpellings(folded: readonly (readonly string[])[]): Spellings {
  if (folded.length === 0) return { unify: (text) => text, spell: (text) => [text] }
  const wordOf = new Map(
    folded.flatMap((word) => word.map((spelling) => [spelling, word] as const)),
  )
  // The longest first: a word that begins with another one is that longer word.
  const longest = [...wordOf.keys()].sort((a, b) => b.length - a.length)
  const any = new RegExp(`(?:${longest.map(escape).join('|')})${wordEnd}`, 'gu')
  const write = (text: string, choose: (word: readonly string[]) => string | undefined) =>
    text.replace(any, (spelling) => choose(wordOf.get(spelling) ?? []) ?? spelling)
  const most = Math.max(...folded.map(({ length }) => length))
  return {
    unify: (text) => write(text, firstOf),
    spell(text) {
      const each = Array.from({ length: most }, (_, index) => write(text, (word) => word[index]))
      return [...new Set([text, ...each])]
    },
  }
}

/** The first that is long enough for the index, which is one of three letters. */
function firstOf(word: readonly string[]): string | undefined {
  return word.find((spelling) => !isShort(spelling)) ?? word[0]
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Words that apply to every shop, folded and in each of their spellings, the longest first: they are taken off in this order. */
export function foldCommon(common: readonly string[], { spell }: Spellings): string[] {
  return common
    .map(foldForSearch)
    .filter(Boolean)
    .flatMap(spell)
    .sort((a, b) => b.length - a.length)
}

/**
 * A word without those that apply to every shop, also where these begin or end it, as Thai is written without spaces:
 * 'ร้านซักผ้าอารีย์' is 'อารีย์'. Both are folded, see `foldCommon`.
 */
export function stripCommon(word: string, common: readonly string[]): string {
  for (const each of common) {
    if (word.startsWith(each)) return stripCommon(word.slice(each.length), common)
    if (word.endsWith(each)) return stripCommon(word.slice(0, -each.length), common)
  }
  return word
}
