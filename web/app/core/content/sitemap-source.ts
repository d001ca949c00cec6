import type { PageContent } from './page-content.ts'

export interface SitemapEntry {
  /** Thai address. */
  path: string
  /** Last change, ISO 8601; omitted if unknown. */
  changedAt?: string | null | undefined
  /** No English version: only its Thai address is listed. */
  isUntranslated?: boolean
}

/** Pages of a feature for search engines; `<area>.sitemap.server.ts` exports one as `sitemap`. */
export interface SitemapSource {
  /** Content tags of the pages, see `tagPage`. */
  tags: readonly string[]
  list: (content: PageContent) => Promise<SitemapEntry[]>
}
