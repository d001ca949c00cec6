import { languages } from '@washhouse/contract/language'
import type { SitemapEntry } from '../../core/content/sitemap-source.ts'
import { hreflangLinks } from '../../core/i18n/hreflang.ts'
import { localePath } from '../../core/i18n/language.ts'
import { escapeXml } from '../../platform/xml/escape-xml.ts'

/** Prints a sitemap with one entry per language of each page, and its alternates. */
export function printSitemap(origin: string, pages: readonly SitemapEntry[]): string {
  const entries = pages.flatMap(({ path, changedAt, isUntranslated }) => {
    const change = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    if (isUntranslated) return [`<url><loc>${escapeXml(origin + path)}</loc>${change}</url>`]
    const alternates = hreflangLinks(origin, path)
      .map(
        ({ hreflang, address }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(address)}"/>`,
      )
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
