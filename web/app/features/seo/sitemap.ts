import { languages } from '@washhouse/contract/language'
import { localePath } from '../../i18n/language.ts'
import { escapeXml } from '../../ground/xml/escape-xml.ts'

export interface SitemapEntry {
  /** Thai address. */
  path: string
  /** When it changed last, ISO 8601; left out where that is not known. */
  changedAt?: string | null
}

/** Prints a sitemap of these pages, each in both languages with its alternates. */
export function printSitemap(origin: string, pages: readonly SitemapEntry[]): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const change = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    const alternates = [
      ...languages.map((language) => [language, language] as const),
      ['x-default', 'th'] as const,
    ]
      .map(([name, language]) => {
        const address = escapeXml(origin + localePath(language, path))
        return `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`
      })
      .join('')
    return languages.map((language) => {
      const address = escapeXml(origin + localePath(language, path))
      return `<url><loc>${address}</loc>${change}${alternates}</url>`
    })
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
