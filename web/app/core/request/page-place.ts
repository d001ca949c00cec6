/** A page above another one: its Thai address, and its name among the texts of the page below. */
export interface PageAbove<Id extends string = string> {
  path: string
  name: Id
}

/** Where a route's page stands in the site. */
export interface PagePlace {
  place: {
    /** What lies between the home page and this one. */
    above: readonly PageAbove[]
  }
}

/**
 * `export const handle = pagePlace({ above: [{ path: '/news', name: 'news.title' }] })`: breadcrumbs and
 * their JSON-LD are made from it.
 */
export function pagePlace<Id extends string>(place: {
  above: readonly PageAbove<Id>[]
}): PagePlace {
  return { place }
}

export function hasPlace(handle: unknown): handle is PagePlace {
  return typeof handle === 'object' && handle !== null && 'place' in handle
}
