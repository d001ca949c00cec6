import { personLengths } from '../person/person-lengths.ts'

/** Characters. Separate file without zod, for browser code. */
export const leadLengths = { ...personLengths, machine: 20, message: 4000 } as const
