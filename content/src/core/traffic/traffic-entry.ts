import { z } from 'zod'
import { openText, sealingKey, sealText } from '../../platform/sealed-text.ts'

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

export type TrafficAct = Omit<Extract<TrafficEntry, { memberId: string; address: string }>, 'at'>

/** An entry as one line of the log of a day, which is bound to it. */
export function sealLine(text: string, day: string, key: string): string {
  return sealText(text, keyOf(key), day)
}

/** What was sealed with one of these keys on that day; undefined for anything else. */
export function openLine(line: string, day: string, keys: readonly string[]): string | undefined {
  return openText(line, keys.map(keyOf), day)
}

const keyOf = (secret: string) => sealingKey(secret, 'traffic log')
