import type { SitemapSource } from '../../core/content/sitemap-source.ts'

/** All `*.sitemap.server.ts` of the features. */
export const sitemapSources = Object.values(
  import.meta.glob<SitemapSource>('../*/*.sitemap.server.ts', { eager: true, import: 'sitemap' }),
)
