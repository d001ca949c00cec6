/** A parent page: its Thai address, and its message id in the child page's texts. */
export interface PageAbove<Id extends string = string> {
  path: string
  name: Id
}

/** Position of a route's page in the site. */
export interface PagePlace {
  place: {
    /** Pages between the home page and this one. */
    above: readonly PageAbove[]
  }
}

/**
 * `export const handle = pagePlace({ above: [{ path: '/news', name: 'news.title' }] })`: source of breadcrumbs and their
 * JSON-LD.
 */
export function pagePlace<Id extends string>(place: {
  above: readonly PageAbove<Id>[]
}): PagePlace {
  return { place }
}

export function hasPlace(handle: unknown): handle is PagePlace {
  return typeof handle === 'object' && handle !== null && 'place' in handle
}
