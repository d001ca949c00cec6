/** A page above another one: its Thai address, and its name among the texts of the page below. */
export interface PageAbove<Id extends string = string> {
  path: string
  name: Id
}

/** Where a route's page stands in the site. */
export interface PagePlace {
  place: {
    /** What lies between the home page and this one; null: the page shows no trail. */
    above: readonly PageAbove[] | null
    /** Whether the sitemap lists the route's own address. */
    isInSitemap: boolean
  }
}

/**
 * `export const handle = pagePlace({ above: [{ path: '/news', name: 'news.title' }] })`: breadcrumbs and
 * their JSON-LD are made from it, and the sitemap from those that say `isInSitemap`.
 */
export function pagePlace<Id extends string>({
  above,
  isInSitemap = false,
}: {
  above?: readonly PageAbove<Id>[]
  isInSitemap?: boolean
}): PagePlace {
  return { place: { above: above ?? null, isInSitemap } }
}

export function hasPlace(handle: unknown): handle is PagePlace {
  return typeof handle === 'object' && handle !== null && 'place' in handle
}
