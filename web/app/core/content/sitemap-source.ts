import type { PageContent } from './page-content.ts'

export interface SitemapEntry {
  /** Thai address. */
  path: string
  /** When it changed last, ISO 8601; left out where that is not known. */
  changedAt?: string | null | undefined
  /** It has no English: its Thai address alone is listed. */
  isUntranslated?: boolean
}

/** The pages of an area that search machines shall find; a `<area>.sitemap.server.ts` exports one as `sitemap`. */
export interface SitemapSource {
  /** What they were made of, see `tagPage`. */
  tags: readonly string[]
  list: (content: PageContent) => Promise<SitemapEntry[]>
}
