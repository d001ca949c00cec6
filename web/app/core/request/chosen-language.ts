import type { Language } from '@washhouse/contract/language'

/** The language that the visitor has chosen, for addresses without a language. */
export function chosenLanguage({ headers }: Request): Language {
  return /(?:^|;\s*)lang=en(?:;|$)/.test(headers.get('cookie') ?? '') ? 'en' : 'th'
}
