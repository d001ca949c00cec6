/** The two languages of the site, Thai first (spec §1, §9). */
export const languages = ['th', 'en'] as const
/** Code of a language, as in URLs, headers and `languages_code`. */
export type Language = (typeof languages)[number]

/** What is given where no language is asked for (spec §9). */
export const defaultLanguage: Language = 'th'

/** Request header that names the language; every call marked L in spec §7 sends it. */
export const languageHeader = 'lang'

/** Reads a `lang` header or a saved choice: 'en' gives English, any other value or none gives Thai (spec §1). */
export function parseLanguage(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : defaultLanguage
}
