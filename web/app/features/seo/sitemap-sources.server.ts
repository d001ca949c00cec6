import type { SitemapSource } from '../../core/content/sitemap-source.ts'

/** What the areas' `*.sitemap.server.ts` list. */
export const sitemapSources = Object.values(
  import.meta.glob<SitemapSource>('../*/*.sitemap.server.ts', { eager: true, import: 'sitemap' }),
)
