/** Characters that a person's name, e-mail and delivery address may have; apart, for browsers that read no schema. */
export const personLengths = { name: 100, email: 254, location: 1000 } as const
