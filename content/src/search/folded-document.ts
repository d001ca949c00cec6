import { languages } from '@washhouse/contract/language'
import { foldText } from '@washhouse/contract/text/fold-text'
import type { SearchDocument } from './search-source.ts'

/** Signs that no folded text holds: they stand around each title, so that its ends can be looked for. */
export const titleStart = '\u0002'
export const titleEnd = '\u0003'

/** Characters of one language's text that are looked through; a policy has about ten thousand. */
const longestText = 20_000
/** As much of a text is looked through for one and two letters. */
const briefText = 600

export interface FoldedDocument {
  /** The titles in both languages, each between its signs. */
  title: string
  /** The texts in both languages. */
  text: string
  /** What is looked through for one or two letters, with its spaces: LG is not in "football ground". */
  brief: string
}

export function foldDocument({ texts, publishedAt }: SearchDocument): FoldedDocument {
  const titlesBy = (foldBy: (text: string) => string) =>
    languages
      .map((language) => foldBy(texts[language].title))
      .filter(Boolean)
      .map((title) => titleStart + title + titleEnd)
      .join('')
  const textsBy = (foldBy: (text: string) => string, most: number) =>
    languages
      .map((language) => foldBy(texts[language].text.slice(0, most)))
      .filter(Boolean)
      .join(titleEnd)
  // Every search for so few letters may read all of these: of news, which grow without end, the titles alone.
  const brief = publishedAt === null ? textsBy(foldWords, briefText) : ''
  return {
    title: titlesBy(fold),
    text: textsBy(fold, longestText),
    brief: titlesBy(foldWords) + brief,
  }
}

function foldWords(text: string): string {
  return text.split(/\s+/u).map(fold).filter(Boolean).join(' ')
}

function fold(text: string): string {
  return foldText(text.replace(/\p{Cc}/gu, ' '))
}
