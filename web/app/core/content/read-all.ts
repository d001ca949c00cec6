import type { Page } from '@washhouse/contract/wire/envelope'
import { maxPageLimit } from '@washhouse/contract/wire/paging'

/** Reads all items of a paged list. */
export async function readAll<T>(
  read: (query: { limit: number; page: number }) => Promise<Page<T>>,
): Promise<T[]> {
  const items: T[] = []
  let totalPages = 1
  for (let page = 1; page <= totalPages; page += 1) {
    // One page after another; the first one reports the number of pages.
    const found = await read({ limit: maxPageLimit, page })
    items.push(...found.items)
    totalPages = found.totalPages
  }
  return items
}
