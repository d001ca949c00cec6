import type { Language } from '@washhouse/contract/language'

/** What `Intl` makes is made once: each takes up to a quarter of a millisecond. */
export function oncePerLanguage<Format>(
  make: (language: Language) => Format,
): (language: Language) => Format {
  const made: Partial<Record<Language, Format>> = {}
  return (language) => (made[language] ??= make(language))
}
