import type { Language } from '@washhouse/contract/language'
import { readUrl } from '@washhouse/contract/text/read-url'
import { languageOf, localePath } from '../../i18n/language.ts'

interface Site {
  language: Language
  origin: string
  /** Stands before the paths of the site. */
  base: string
}

const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** Where a link of a text leads; one that must not be followed stays a text. */
export function linkAttributes(
  href: string | undefined,
  { language, origin, base }: Site,
): Record<string, string> {
  // Without a slash before it a path would depend on the page that it stands in.
  if (!href || !/^(?:\/(?!\/)|[a-z]+:)/i.test(href.trim())) return {}
  const url = readUrl(href.trim(), origin)
  if (!url || !schemes.includes(url.protocol)) return {}
  if (url.origin === origin) return { href: base + sitePath(url, language) }
  if (!url.protocol.startsWith('http')) return { href: url.href }
  return { href: url.href, target: '_blank', rel: 'noopener' }
}

function sitePath({ pathname, search, hash }: URL, language: Language): string {
  const path = pathname + search + hash
  const isFile = pathname.startsWith('/assets/')
  return isFile || languageOf(pathname) === 'en' ? path : localePath(language, path)
}
