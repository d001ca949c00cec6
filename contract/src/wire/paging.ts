import { wholeNumber } from './parameters.ts'

/** Default limit of an `/api` page. */
export const defaultPageLimit = 12
/** Maximum limit of an `/api` page and of a search (spec §5, §9). */
export const maxPageLimit = 1000
export const maxPage = 1_000_000

export const limitParameter = wholeNumber('limit', 1, maxPageLimit).default(defaultPageLimit)

export const pageParameter = wholeNumber('page', 1, maxPage).default(1)
