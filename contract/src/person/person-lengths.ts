/** Characters that a name and an address of a person may have; apart, for browsers that read no schema. */
export const personLengths = { name: 100, email: 254 } as const
