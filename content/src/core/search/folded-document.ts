import { languages } from '@washhouse/contract/language'
import { waysToWrite } from '@washhouse/contract/search/short-forms'
import { foldForSearch } from '@washhouse/contract/text/fold-text'
import type { Spellings } from '@washhouse/contract/search/spellings'
import type { SearchDocument } from './search-source.ts'

/** Characters that no folded text contains. They enclose each title, so that its start and end can be matched. */
export const titleStart = '\u0002'
export const titleEnd = '\u0003'

/** Indexed characters per language; a policy has about ten thousand. */
const longestText = 20_000
/** The part of a text that one or two letters can match. */
const briefText = 600

export interface FoldedDocument {
  /** Titles and keywords in both languages, each between its markers, also in other spellings and short forms. */
  title: string
  text: string
  /** Every letter and pair, for queries under three letters. No pair spans a space: LG is not in "football ground". */
  pairs: string[]
}

export function foldDocument(
  { texts, publishedAt }: SearchDocument,
  { unify }: Pick<Spellings, 'unify'>,
  { isPost = false }: { isPost?: boolean } = {},
): FoldedDocument {
  // Includes the original spelling: partial words are in no list of spellings.
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
  // For news only the titles, because its number keeps growing.
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
