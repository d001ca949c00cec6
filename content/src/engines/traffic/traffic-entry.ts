import { z } from 'zod'

const Stamp = { at: z.iso.datetime() }

/** A line of the traffic log: what a member did from where, or who of the staff has looked for what in it. */
export const TrafficEntry = z.discriminatedUnion('act', [
  z.object({
    ...Stamp,
    act: z.enum(['sign-in', 'post', 'reply', 'picture']),
    memberId: z.string(),
    /** Of the visitor, as precisely as it is known. */
    address: z.string(),
    /** Of what was written, `post:12`. */
    subject: z.string().optional(),
  }),
  z.object({
    ...Stamp,
    act: z.literal('read'),
    by: z.union([z.number(), z.string()]),
    /** Days, as those of its files. */
    from: z.iso.date(),
    to: z.iso.date(),
    memberId: z.string().optional(),
  }),
])
export type TrafficEntry = z.infer<typeof TrafficEntry>

/** What a member did. */
export type TrafficAct = Omit<Extract<TrafficEntry, { memberId: string; address: string }>, 'at'>
