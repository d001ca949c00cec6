/** Code points that a password may have, after NFKC; apart, for browsers that read no schema. */
export const passwordLengths = { least: 10, most: 128 } as const
