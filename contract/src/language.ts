/** Languages of the site, Thai first (spec §1, §9). */
export const languages = ['th', 'en'] as const
/** As in URLs, headers and `languages_code`. */
export type Language = (typeof languages)[number]

/** Used if no language is requested (spec §9). */
export const defaultLanguage: Language = 'th'

/** Request header for the language; all calls marked L in spec §7 send it. */
export const languageHeader = 'lang'

/** Parses a `lang` header or a saved choice: 'en' is English, any other value or none is Thai (spec §1). */
export function parseLanguage(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : defaultLanguage
}
