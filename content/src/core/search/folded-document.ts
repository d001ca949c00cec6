import { languages } from '@washhouse/contract/language'
import { waysToWrite } from '@washhouse/contract/search/short-forms'
import { foldForSearch } from '@washhouse/contract/text/fold-text'
import type { Spellings } from '@washhouse/contract/search/spellings'
import type { SearchDocument } from './search-source.ts'

/** Signs that no folded text holds: they stand around each title, so that its ends can be looked for. */
export const titleStart = '\u0002'
export const titleEnd = '\u0003'

/** Characters of one language's text that are looked through; a policy has about ten thousand. */
const longestText = 20_000
/** As much of a text is found by one and two letters. */
const briefText = 600

export interface FoldedDocument {
  /** The titles and keywords in both languages, each between its signs; where a word has several spellings or a short form, also in the others. */
  title: string
  /** The texts in both languages, likewise. */
  text: string
  /** Every letter and pair of letters: what is looked up for less than three. A pair never spans a space: LG is not in "football ground". */
  pairs: string[]
}

export function foldDocument(
  { texts, publishedAt }: SearchDocument,
  { unify }: Pick<Spellings, 'unify'>,
  { isPost = false }: { isPost?: boolean } = {},
): FoldedDocument {
  // As it is written too: half a word is in no list of spellings.
  const spelt = (text: string, foldBy: (text: string) => string) => [
    ...new Set([foldBy(text), ...waysToWrite(text, { isPost }).map((way) => unify(foldBy(way)))]),
  ]
  const titlesBy = (foldBy: (text: string) => string) =>
    languages
      .flatMap((language) => {
        const { title, keywords = [] } = texts[language]
        return [title, ...keywords].flatMap((words) => spelt(words, foldBy))
      })
      .filter(Boolean)
      .map((title) => titleStart + title + titleEnd)
      .join('')
  const textsBy = (foldBy: (text: string) => string, most: number) =>
    languages
      .flatMap((language) => spelt(texts[language].text.slice(0, most), foldBy))
      .filter(Boolean)
      .join(titleEnd)
  // Of news, which grow without end, the titles alone.
  const brief = publishedAt === null ? textsBy(foldWords, briefText) : ''
  return {
    title: titlesBy(fold),
    text: textsBy(fold, longestText),
    pairs: pairsIn(titlesBy(foldWords) + brief),
  }
}

function pairsIn(text: string): string[] {
  const letters = Array.from(text)
  const pairs = letters.map((letter, index) => letter + (letters[index + 1] ?? ''))
  const all = new Set([...letters, ...pairs])
  return [...all].filter((pair) => !pair.includes(' '))
}

function foldWords(text: string): string {
  return text.split(/\s+/u).map(fold).filter(Boolean).join(' ')
}

function fold(text: string): string {
  return foldForSearch(text.replace(/\p{Cc}/gu, ' '))
}
