import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { UIMatch } from 'react-router'

/** A page's data for search engines and social networks; the root adds the rest. */
export interface PageMeta {
  /** Omitted on the home page, which has the site's own title. */
  title?: string
  /** The whole title from an editor: replaces `title` and the brand after it. */
  metaTitle?: string | null
  description?: string | null
  keywords?: string | null
  /** Image for sharing; defaults to the site's. */
  image?: MediaId | null
  /** Alt text of that image; defaults to the title, or to the brand for the site's image. */
  imageAlt?: string | null
  /** Thai address with the query that selects this page; defaults to the path. */
  canonicalPath?: string
  /** Full canonical address from an editor. */
  canonical?: string | null
  /** For an article: publish time, ISO 8601. */
  publishedAt?: string | null
  /** For an article: last change, ISO 8601. */
  changedAt?: string | null
  /** A feed of the listed items: Thai address and name. */
  feed?: { path: string; title: string }
  /** schema.org records. */
  jsonLd?: readonly object[]
  /** Something has no English: only the Thai address is for search engines. */
  isUntranslated?: boolean
  /** One of several pages at a path, by its query: the editors' texts for the path do not apply. */
  isVariant?: boolean
  /** False: noindex. */
  isIndexed?: boolean
}

/** The `meta` in the loader data of the innermost matched page. */
export function findPageMeta(matches: readonly UIMatch[]): PageMeta {
  return Object.assign({}, ...matches.map(({ loaderData }) => readMeta(loaderData)))
}

function readMeta(loaderData: unknown): object {
  if (typeof loaderData !== 'object' || loaderData === null) return {}
  const meta: unknown = Reflect.get(loaderData, 'meta')
  return typeof meta === 'object' && meta !== null ? meta : {}
}

/** The editors' texts for a path replace the page's own; a variant keeps its own title, description and address. */
export function joinMeta(page: PageMeta, record: PageMeta): PageMeta {
  if (!page.isVariant) return { ...page, ...record }
  const { keywords, imageAlt } = record
  return { ...page, ...(keywords && { keywords }), ...(imageAlt && { imageAlt }) }
}
