import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { PageInfo } from '@washhouse/contract/settings/page-info.contract'

export interface HeadContent {
  title: string
  lead: string
  image: MediaId | null
}

/** From editors; the page's own texts replace what is missing or unpublished. */
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

/**
 * Title and description of a later or filtered page of a list. The difference from the plain list, such as the province and
 * 'Page 2', is added to the list's texts.
 */
export function variantMeta(
  { title, description }: { title: string; description: string },
  parts: readonly (string | null | undefined | false)[],
) {
  const suffix = parts.filter(Boolean).join(' · ')
  if (suffix === '') return { title, description }
  return {
    title: `${title} · ${suffix}`,
    description: `${suffix}: ${description}`,
    isVariant: true,
  }
}
