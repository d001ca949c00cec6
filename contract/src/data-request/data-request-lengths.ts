/** Characters. Separate file without zod, for browser code. */
export const dataRequestLengths = { message: 2000 } as const
