import { languages } from '@washhouse/contract/language'
import { foldText } from '@washhouse/contract/text/fold-text'
import type { SearchDocument } from './search-source.ts'

/** Signs that no folded text holds: they stand around each title, so that its ends can be looked for. */
export const titleStart = '\u0002'
export const titleEnd = '\u0003'

/** Characters of one language's text that are looked through; a policy has about ten thousand. */
const longestText = 20_000
/** A text up to here is found by one and two letters too, as a title is. */
const shortText = 600

export interface FoldedDocument {
  /** The titles in both languages, each between its signs. */
  title: string
  /** The texts in both languages. */
  text: string
  /** What is looked through for one or two letters: the titles, and texts that are short. */
  brief: string
}

export function foldDocument({ texts }: SearchDocument): FoldedDocument {
  const titles = languages.map((language) => fold(texts[language].title)).filter(Boolean)
  const title = titles.map((each) => titleStart + each + titleEnd).join('')
  const text = languages
    .map((language) => fold(texts[language].text.slice(0, longestText)))
    .filter(Boolean)
    .join(titleEnd)
  return { title, text, brief: text.length <= shortText ? title + text : title }
}

function fold(text: string): string {
  return foldText(text.replace(/\p{Cc}/gu, ' '))
}
