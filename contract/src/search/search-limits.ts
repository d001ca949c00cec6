/** Longest text that can be searched for; a longer one is refused, not cut. */
export const maxSearchText = 100

/** Most results of one search: the best, on as many pages as they fill. */
export const maxSearchResults = 300
