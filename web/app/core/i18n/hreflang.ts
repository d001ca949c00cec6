import { languages } from '@washhouse/contract/language'
import { localePath } from './language.ts'

/** A page's addresses for search engines, in each language and as default; `path` is the Thai one. */
export function hreflangLinks(
  origin: string,
  path: string,
): { hreflang: string; address: string }[] {
  const addresses: { hreflang: string; address: string }[] = languages.map((language) => ({
    hreflang: language,
    address: origin + localePath(language, path),
  }))
  return [...addresses, { hreflang: 'x-default', address: origin + localePath('th', path) }]
}
