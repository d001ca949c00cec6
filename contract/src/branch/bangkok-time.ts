export const dayMs = 24 * 60 * 60 * 1000
/** Thailand has no daylight saving time. */
export const bangkokOffsetMs = 7 * 60 * 60 * 1000
