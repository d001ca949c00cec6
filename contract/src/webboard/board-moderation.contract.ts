import { z } from 'zod'
import { Email, FirstName } from '../person/person.contract.ts'
import { tidyLine, tidyText } from '../text/tidy-text.ts'
import { isPlainObject } from '../wire/brackets.ts'
import { saysFault } from '../wire/faults.ts'
import { Id } from '../wire/scalars.ts'
import { boardLengths as lengths } from './board-lengths.ts'

/** Reasons of reports, removals and writing restrictions. */
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

/** A member's report of a post or reply (extension). */
export const NewBoardReport = z
  .object({
    /** Exactly one of the two. */
    post: Id.meta({ relation: 'post' }).nullable(),
    reply: Id.meta({ relation: 'reply' }).nullable(),
    reason: z.enum(boardReasons),
    note: text(lengths.note).nullable(),
  })
  .refine(isNamedOnce, {
    path: ['post'],
    ...saysFault('choice', 'Specify either a post or a reply'),
    // Also runs while other fields are invalid, to report all errors at once.
    when: ({ value }) =>
      isPlainObject(value) && [value['post'], value['reply']].every(isNumberOrNull),
  })
export type NewBoardReport = z.infer<typeof NewBoardReport>

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || typeof value === 'number'
}

/** Appeal against a writing restriction (extension). */
export const NewBoardAppeal = z.object({ message: Message })
export type NewBoardAppeal = z.infer<typeof NewBoardAppeal>

/** Appeal against a suspension, with an emailed token (extension). */
export const NewSuspensionAppeal = z.object({ token: z.string().min(1).max(200), message: Message })
export type NewSuspensionAppeal = z.infer<typeof NewSuspensionAppeal>

/** Removal request of anyone (extension). */
export const NewTakeDown = z.object({
  /** URL on this website, or a description of the place. */
  address: z.string().overwrite(tidyLine).min(1).max(lengths.address),
  reason: z.enum(boardReasons),
  name: FirstName,
  email: Email,
  message: Message,
  consent: z.literal(true, 'Please agree to be contacted'),
  /** The website detected an automated sender. The request is stored anyway. */
  looksAutomatic: z.boolean().nullable(),
})
export type NewTakeDown = z.infer<typeof NewTakeDown>
