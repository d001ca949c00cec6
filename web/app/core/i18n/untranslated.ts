import type { Language } from '@washhouse/contract/language'
import { useLanguage } from './use-text.tsx'

/** A record that names its texts without English. */
interface Translated {
  untranslated: readonly string[]
}

/** `lang` of an element with a text: Thai on an English page, else undefined. */
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

/** The same for a name without translation, such as a file's: determined by its script. */
export function langOfName(page: Language, name: string): TextLang {
  return page !== 'th' && /\p{Script=Thai}/u.test(name) ? 'th' : undefined
}

/** True if one of the given texts of the record has no English. */
export function lacksEnglish<Told extends Translated>(
  { untranslated }: Told,
  texts: readonly (keyof Told & string)[],
): boolean {
  return texts.some((text) => untranslated.includes(text))
}
