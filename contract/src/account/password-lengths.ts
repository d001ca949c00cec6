/** Code points after NFKC. Separate file without zod, for browser code. */
export const passwordLengths = { least: 10, most: 128 } as const
