import { languages } from '@washhouse/contract/language'
import { z } from 'zod'

/** What the outbox keeps of a mail to a member until it has left, beside whose it is. */
export const MailContent = z.object({
  /** What the token of its link is made of. */
  seed: z.string().optional(),
  /** Where it goes, unless to the member's address. */
  to: z.string().optional(),
  /** The address that an account has while another is to be confirmed. */
  from: z.string().optional(),
  /** When it happened, ISO 8601. */
  at: z.string().optional(),
  /** The browser, as it named itself. */
  userAgent: z.string().nullable().optional(),
  /** Why an account was suspended, in the words of staff. */
  reason: z.string().nullable().optional(),
  /** Of a member who is there no more. */
  language: z.enum(languages).optional(),
  /** Whether the address of such a member was shown to be theirs. */
  isVerified: z.boolean().optional(),
  /** With the password a move to another address was cancelled that nobody had confirmed. */
  isMoveCancelled: z.boolean().optional(),
  /** The old password works no more: the member undid a change of his address. */
  isUndone: z.boolean().optional(),
})
export type MailContent = z.infer<typeof MailContent>
