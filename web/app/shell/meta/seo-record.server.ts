import type { Seo } from '@washhouse/contract/seo/seo.contract'
import { neutralPath } from '../../core/i18n/language.ts'
import type { PageMeta } from './page-meta.ts'

/** What editors wrote for search engines about the page at this address; it goes before the page's own. */
export function recordMetaOf(records: readonly Seo[], pathname: string): PageMeta {
  const record = records.find(({ page }) => page === pageNameOf(pathname))
  return record ? metaOf(record) : {}
}

/** The name that editors know a page by: 'home', or its Thai path without the slash before it. */
export function pageNameOf(pathname: string): string {
  return neutralPath(pathname).replace(/^\//, '') || 'home'
}

/** Only what the record fills: the rest stays the page's own. */
export function metaOf(record: Seo): PageMeta {
  const meta: PageMeta = {
    metaTitle: record.metaTitle,
    description: record.metaDescription,
    keywords: record.metaKeywords,
    canonical: record.canonicalTag,
    imageAlt: record.altTag,
  }
  return Object.fromEntries(Object.entries(meta).filter(([, text]) => Boolean(text)))
}
