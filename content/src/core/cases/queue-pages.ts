/** Cases on a page of the queue. */
export const casesOnAPage = 20

/** How many pages there are, one at least. */
export const pagesOf = (open: number) => Math.max(1, Math.ceil(open / casesOnAPage))

interface Shown {
  page: number
  /** Of this page, in their order. */
  ids: readonly number[]
  /** Of all pages. */
  open: number
  id: number | undefined
}

/** Where the case behind the one that is shown stands: without an id the first of a page. Behind the last of all is the first. */
export function caseBehind({ page, ids, open, id }: Shown): { page: number; id?: number } {
  const next = ids[ids.findIndex((each) => each === id) + 1]
  if (next !== undefined) return { page, id: next }
  return { page: page < pagesOf(open) ? page + 1 : 1 }
}
