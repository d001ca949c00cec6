import { foldForSearch } from '../text/fold-text.ts'

/** A text searched for, folded. */
export interface SearchTerms {
  /** All of it without its spaces: what a title is compared with. */
  whole: string
  /** Its words; a record is found when it has every one of them, in any order. */
  words: string[]
}

/** Shortest word that is looked for by itself: an index of three letters knows no shorter one. */
export const shortestWord = 3

const control = /\p{Cc}+/gu

/**
 * Folds a text and parts it into words at its spaces. Thai has few of them, and a short word such
 * as the 9 of ซอย 9 says little alone: it belongs to the word before it, or to the next one.
 */
export function searchTerms(text: string): SearchTerms {
  const words: string[] = []
  for (const part of text.replace(control, ' ').split(/\s+/u)) {
    const word = foldForSearch(part)
    const last = words.at(-1)
    if (word === '') continue
    if (last !== undefined && (isShort(last) || isShort(word)))
      words[words.length - 1] = last + word
    else words.push(word)
  }
  return { whole: words.join(''), words }
}

/** Letters as the indexes count them: by code points. */
export function isShort(word: string): boolean {
  return Array.from(word).length < shortestWord
}
