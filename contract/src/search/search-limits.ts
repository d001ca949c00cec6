/** Characters; longer texts are rejected, not cut. */
export const maxSearchText = 100

/** Best results only, over all pages. */
export const maxSearchResults = 300
