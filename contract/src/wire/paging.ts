import { wholeNumber } from './parameters.ts'

/** Rows of an `/api` page when no limit is sent. */
export const defaultPageLimit = 12
/** Most rows of an `/api` page; also the limit of a search (spec §5, §9). */
export const maxPageLimit = 1000
/** Highest page number that is answered. */
export const maxPage = 1_000_000

/** `limit` of a paged `/api` list: 1 to 1000, 12 when absent. */
export const limitParameter = wholeNumber('limit', 1, maxPageLimit).default(defaultPageLimit)

/** `page` of a paged `/api` list, counted from 1. */
export const pageParameter = wholeNumber('page', 1, maxPage).default(1)
