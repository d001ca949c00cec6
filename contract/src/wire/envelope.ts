import { z } from 'zod'

/** Counts of an `/items` list; only those requested with `meta`. */
export const ListMeta = z.object({
  total_count: z.int().nonnegative().optional(),
  filter_count: z.int().nonnegative().optional(),
})
export type ListMeta = z.infer<typeof ListMeta>

/** Next page of an `/api` list, null on the last one (spec §3, branch list response). */
export const NextPage = z.object({ page: z.int().positive(), limit: z.int().positive() })
export type NextPage = z.infer<typeof NextPage>

/** Body of a paged `/api` list: branch, news, downloads, e_news, web_board. */
export interface ApiPageBody<T> {
  total: { total_page: number; total: number }
  next: NextPage | null
  result: T[]
}

/** One page of decoded records. */
export interface Page<T> {
  totalPages: number
  total: number
  next: NextPage | null
  items: T[]
}

export function pageBody<T>(
  result: T[],
  paging: { page: number; limit: number },
  total: number,
): ApiPageBody<T> {
  const totalPages = Math.ceil(total / paging.limit)
  const hasNext = paging.page < totalPages
  return {
    total: { total_page: totalPages, total },
    next: hasNext ? { page: paging.page + 1, limit: paging.limit } : null,
    result,
  }
}
