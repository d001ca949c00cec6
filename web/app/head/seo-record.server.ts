import type { Seo } from '@washhouse/contract/seo/seo.contract'
import { neutralPath } from '../i18n/language.ts'
import type { PageHead } from './head.ts'

/** What editors wrote for search engines about the page at this address; it goes before the page's own. */
export function recordHeadOf(records: readonly Seo[], pathname: string): PageHead {
  const record = records.find(({ page }) => page === pageNameOf(pathname))
  return record ? headOf(record) : {}
}

/** The name that editors know a page by: 'home', or its Thai path without the slash before it. */
export function pageNameOf(pathname: string): string {
  return neutralPath(pathname).replace(/^\//, '') || 'home'
}

/** Only what the record fills: the rest stays the page's own. */
export function headOf(record: Seo): PageHead {
  const head: PageHead = {
    metaTitle: record.metaTitle,
    description: record.metaDescription,
    keywords: record.metaKeywords,
    canonical: record.canonicalTag,
    imageAlt: record.altTag,
  }
  return Object.fromEntries(Object.entries(head).filter(([, text]) => Boolean(text)))
}
