import type { Language } from '@washhouse/contract/language'

/** What the visitor has chosen on this site, where no address tells it. */
export function chosenLanguage({ headers }: Request): Language {
  return /(?:^|;\s*)lang=en(?:;|$)/.test(headers.get('cookie') ?? '') ? 'en' : 'th'
}
