export const dayMs = 24 * 60 * 60 * 1000
/** Thailand keeps UTC+7 all year. */
export const bangkokOffsetMs = 7 * 60 * 60 * 1000
