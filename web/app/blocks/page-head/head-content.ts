import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { PageInfo } from '@washhouse/contract/settings/page-info.contract'

/** What a page's head says, as `<PageHead>` takes it. */
export interface HeadContent {
  title: string
  lead: string
  image: MediaId | null
}

/** As editors wrote it; what they left out, or have not published, is said by the page's own texts. */
export function headContentOf(
  info: Pick<PageInfo, 'title' | 'description' | 'backgroundImage'> | null,
  { title, lead }: { title: string; lead: string },
): HeadContent {
  return {
    title: info?.title ?? title,
    lead: info?.description ?? lead,
    image: info?.backgroundImage ?? null,
  }
}

/** The same for search engines and social networks: part of a page's `meta`. */
export function metaOf({ title, lead, image }: HeadContent) {
  return { title, description: lead, image }
}
