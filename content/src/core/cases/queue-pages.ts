export const casesOnAPage = 20

/** The number of pages, at least one. */
export const pagesOf = (open: number) => Math.max(1, Math.ceil(open / casesOnAPage))

interface Shown {
  page: number
  /** Ids on this page, in order. */
  ids: readonly number[]
  /** On all pages. */
  open: number
  id: number | undefined
}

/** The position of the next case; without an id the first case of a page. After the last case follows the first. */
export function caseBehind({ page, ids, open, id }: Shown): { page: number; id?: number } {
  const next = ids[ids.findIndex((each) => each === id) + 1]
  if (next !== undefined) return { page, id: next }
  return { page: page < pagesOf(open) ? page + 1 : 1 }
}
