import { z } from 'zod'

/** Counts of a list on `/items`, present only for the names asked for with `meta`. */
export const ListMeta = z.object({
  total_count: z.int().nonnegative().optional(),
  filter_count: z.int().nonnegative().optional(),
})
export type ListMeta = z.infer<typeof ListMeta>

/** The next page of a paged `/api` list, null on the last one (spec §3, branch list response). */
export const NextPage = z.object({ page: z.int().positive(), limit: z.int().positive() })
export type NextPage = z.infer<typeof NextPage>

/** A paged `/api` list: branch, news, downloads, e_news, web_board. */
export interface ApiPageBody<T> {
  total: { total_page: number; total: number }
  next: NextPage | null
  result: T[]
}

/** One page of clean records, as the client gives it. */
export interface Page<T> {
  totalPages: number
  total: number
  next: NextPage | null
  items: T[]
}

/** Builds a page body from one page of rows and the count of all. */
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
