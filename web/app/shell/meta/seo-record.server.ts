import type { Seo } from '@washhouse/contract/seo/seo.contract'
import { neutralPath } from '../../core/i18n/language.ts'
import type { PageMeta } from './page-meta.ts'

/** The editors' search engine texts for this address; they replace the page's own. */
export function recordMetaOf(records: readonly Seo[], pathname: string): PageMeta {
  const record = records.find(({ page }) => page === pageNameOf(pathname))
  return record ? metaOf(record) : {}
}

/** The editors' name of a page: 'home', or its Thai path without the leading slash. */
export function pageNameOf(pathname: string): string {
  return neutralPath(pathname).replace(/^\//, '') || 'home'
}

/** Only the fields that the record fills; others stay the page's own. */
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
