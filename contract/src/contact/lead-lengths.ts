/** Characters that a text of a lead may have; apart, for browsers that read no schema. */
export const leadLengths = { name: 100, email: 254, machine: 20, message: 4000 } as const
