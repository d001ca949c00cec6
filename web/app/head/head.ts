import type { MediaId } from '@washhouse/contract/media/media.contract'

/** What a page says about itself to search engines and social networks; root adds the rest. */
export interface PageHead {
  /** Left out on the home page, which has the site's own title. */
  title?: string
  description?: string | null
  keywords?: string | null
  /** Picture for sharing; the site's own when left out. */
  image?: MediaId | null
  /** Thai address with the query that makes it a page of its own; the path alone when left out. */
  canonicalPath?: string
  /** schema.org records. */
  jsonLd?: readonly object[]
  /** False keeps the page out of search engines. */
  isIndexed?: boolean
}
