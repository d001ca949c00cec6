import { personLengths } from '../person/person-lengths.ts'

/** Characters that a text of a lead may have; apart, for browsers that read no schema. */
export const leadLengths = { ...personLengths, machine: 20, message: 4000 } as const
