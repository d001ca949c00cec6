import { z } from 'zod'
import { Email, FirstName } from '../person/person.contract.ts'
import { tidyLine, tidyText } from '../text/tidy-text.ts'
import { isPlainObject } from '../wire/brackets.ts'
import { saysFault } from '../wire/faults.ts'
import { Id } from '../wire/scalars.ts'
import { boardLengths as lengths } from './board-lengths.ts'

/** Why something does not belong on the board: of a report, and of what staff take away or keep from writing for. */
export const boardReasons = [
  'spam',
  'abuse',
  'personal_data',
  'illegal',
  'off_topic',
  'other',
] as const
export type BoardReason = (typeof boardReasons)[number]

const text = (most: number) => z.string().overwrite(tidyText).max(most)
const Message = text(lengths.message).min(1)
const isNamedOnce = (sent: { post: number | null; reply: number | null }) =>
  (sent.post === null) !== (sent.reply === null)

/** What a member finds wrong with a post or a reply; ours. */
export const NewBoardReport = z
  .object({
    /** One of the two, and not both. */
    post: Id.meta({ relation: 'post' }).nullable(),
    reply: Id.meta({ relation: 'reply' }).nullable(),
    reason: z.enum(boardReasons),
    note: text(lengths.note).nullable(),
  })
  .refine(isNamedOnce, {
    path: ['post'],
    ...saysFault('choice', 'Specify either a post or a reply'),
    // Asked also while another field is wrong: all faults are told at once.
    when: ({ value }) =>
      isPlainObject(value) && [value['post'], value['reply']].every(isNumberOrNull),
  })
export type NewBoardReport = z.infer<typeof NewBoardReport>

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || typeof value === 'number'
}

/** How a member who is kept from writing asks staff to look once more; ours. */
export const NewBoardAppeal = z.object({ message: Message })
export type NewBoardAppeal = z.infer<typeof NewBoardAppeal>

/** The same of one whose account is suspended, by the link that was mailed to him; ours. */
export const NewSuspensionAppeal = z.object({ token: z.string().min(1).max(200), message: Message })
export type NewSuspensionAppeal = z.infer<typeof NewSuspensionAppeal>

/** How anyone asks that something is taken off the board; ours. */
export const NewTakeDown = z.object({
  /** Where it stands: an address of this website, or how to find it. */
  address: z.string().overwrite(tidyLine).min(1).max(lengths.address),
  reason: z.enum(boardReasons),
  name: FirstName,
  email: Email,
  message: Message,
  consent: z.literal(true, 'Please agree to be contacted'),
  /** The website found the sender to behave like a program; it is kept all the same. */
  looksAutomatic: z.boolean().nullable(),
})
export type NewTakeDown = z.infer<typeof NewTakeDown>
