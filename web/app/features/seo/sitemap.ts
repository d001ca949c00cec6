import { languages } from '@washhouse/contract/language'
import { localePath } from '../../i18n/language.ts'

/** Prints a sitemap of these Thai addresses, each page in both languages with its alternates. */
export function printSitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
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
      return `<url><loc>${address}</loc>${alternates}</url>`
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

const xmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => xmlEntities[character] ?? character)
}
