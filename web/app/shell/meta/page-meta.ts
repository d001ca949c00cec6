import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { UIMatch } from 'react-router'

/** What a page says about itself to search engines and social networks; root adds the rest. */
export interface PageMeta {
  /** Left out on the home page, which has the site's own title. */
  title?: string
  /** The whole title as an editor wrote it: takes the place of `title` and the brand behind it. */
  metaTitle?: string | null
  description?: string | null
  keywords?: string | null
  /** Picture for sharing; the site's own when left out. */
  image?: MediaId | null
  /** What that picture shows; the title, or for the site's own picture the brand, when left out. */
  imageAlt?: string | null
  /** Thai address with the query that makes it a page of its own; the path alone when left out. */
  canonicalPath?: string
  /** Full address that an editor wants search engines to keep instead. */
  canonical?: string | null
  /** Set on an article: when it was published, ISO 8601. */
  publishedAt?: string | null
  /** Set on an article: when it changed last, ISO 8601. */
  changedAt?: string | null
  /** A feed of what the page lists: its Thai address and its name. */
  feed?: { path: string; title: string }
  /** schema.org records. */
  jsonLd?: readonly object[]
  /** The page shows something that has no English: its Thai address is the only one for search engines. */
  isUntranslated?: boolean
  /** One of several pages at a path, by its query: what editors wrote about the path is not about it. */
  isVariant?: boolean
  /** False keeps the page out of search engines. */
  isIndexed?: boolean
}

/** What the innermost matched page says of itself: `meta` of its loader's data. */
export function findPageMeta(matches: readonly UIMatch[]): PageMeta {
  return Object.assign({}, ...matches.map(({ loaderData }) => readMeta(loaderData)))
}

function readMeta(loaderData: unknown): object {
  if (typeof loaderData !== 'object' || loaderData === null) return {}
  const meta: unknown = Reflect.get(loaderData, 'meta')
  return typeof meta === 'object' && meta !== null ? meta : {}
}

/** Editors' words for a path go before its page's own; a variant has its own title, description and address. */
export function joinMeta(page: PageMeta, record: PageMeta): PageMeta {
  if (!page.isVariant) return { ...page, ...record }
  const { keywords, imageAlt } = record
  return { ...page, ...(keywords && { keywords }), ...(imageAlt && { imageAlt }) }
}
