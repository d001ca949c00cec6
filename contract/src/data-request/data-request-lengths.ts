/** Bounds of what is asked about personal data; apart, for browsers that read no schema. */
export const dataRequestLengths = { message: 2000 } as const
