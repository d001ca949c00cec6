import type { Language } from '@washhouse/contract/language'
import { useLanguage } from './use-text.tsx'

/** A record that says which of its texts have no English. */
interface Translated {
  untranslated: readonly string[]
}

/** `lang` of an element that holds a text: Thai on an English page, else the page's own. */
export type TextLang = 'th' | undefined

/** `const langOf = useTextLang(news)`, then `<h3 lang={langOf('title')}>`. */
export function useTextLang<Told extends Translated>(record: Told) {
  const language = useLanguage()
  return (text: keyof Told & string): TextLang => textLangIn(language, record, text)
}

export function textLangIn<Told extends Translated>(
  page: Language,
  { untranslated }: Told,
  text: keyof Told & string,
): TextLang {
  return page !== 'th' && untranslated.includes(text) ? 'th' : undefined
}

/** The same of a name that nobody translates, such as a file's: by its letters. */
export function langOfName(page: Language, name: string): TextLang {
  return page !== 'th' && /\p{Script=Thai}/u.test(name) ? 'th' : undefined
}

/** Whether a page of the record has no English: one of the texts that it is about has none. */
export function lacksEnglish<Told extends Translated>(
  { untranslated }: Told,
  texts: readonly (keyof Told & string)[],
): boolean {
  return texts.some((text) => untranslated.includes(text))
}
