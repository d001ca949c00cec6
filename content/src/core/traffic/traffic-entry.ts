import { z } from 'zod'
import { openText, sealingKey, sealText } from '../../platform/sealed-text.ts'

const Stamp = { at: z.iso.datetime() }

/** A line of the traffic log: a member's act and address, or a staff member's query of the log. */
export const TrafficEntry = z.discriminatedUnion('act', [
  z.object({
    ...Stamp,
    act: z.enum(['sign-in', 'post', 'reply', 'picture']),
    memberId: z.string(),
    /** The visitor's address, as precise as known. */
    address: z.string(),
    /** Of the content, such as `post:12`. */
    subject: z.string().optional(),
  }),
  z.object({
    ...Stamp,
    act: z.literal('read'),
    by: z.union([z.number(), z.string()]),
    /** Days, as in the file names. */
    from: z.iso.date(),
    to: z.iso.date(),
    memberId: z.string().optional(),
  }),
])
export type TrafficEntry = z.infer<typeof TrafficEntry>

export type TrafficAct = Omit<Extract<TrafficEntry, { memberId: string; address: string }>, 'at'>

/** Encrypts an entry as one line. It can only be decrypted as part of its day's log. */
export function sealLine(text: string, day: string, key: string): string {
  return sealText(text, keyOf(key), day)
}

/** Decrypts a line that one of these keys encrypted on that day; undefined for anything else. */
export function openLine(line: string, day: string, keys: readonly string[]): string | undefined {
  return openText(line, keys.map(keyOf), day)
}

const keyOf = (secret: string) => sealingKey(secret, 'traffic log')
