/** Characters. Separate file without zod, for browser code. */
export const personLengths = { name: 100, email: 254, location: 1000 } as const
