import { z } from 'zod'
import { emailFrequencies, LinkToken } from '../account/account.contract.ts'
import { Timestamp } from '../wire/scalars.ts'

/**
 * The kinds of mail that a member may leave: `digest`, what is new, once a week; `bundle`, what concerns him alone, once
 * a day at most. What an account needs, such as a link to a new password, is none of them.
 */
export const mailKinds = ['digest', 'bundle'] as const
export type MailKind = (typeof mailKinds)[number]

/** What a press is about: the kind of the mail that brought the link, or all kinds. */
export const leavingScopes = ['kind', 'all'] as const

/** A press on the page that a mail's link to leave leads to. */
export const LeavingRequest = LinkToken.extend({ scope: z.enum(leavingScopes) })
export type LeavingRequest = z.infer<typeof LeavingRequest>

/** What such a link is about, and what its member has left by now. */
export const MailLeaving = z.object({
  /** Of the mail that brought the link. */
  kind: z.enum(mailKinds),
  /** In the order of {@link mailKinds}. */
  left: z.array(z.enum(mailKinds)),
})
export type MailLeaving = z.infer<typeof MailLeaving>

/** What a member is mailed beside what his account needs. */
export const MailChoices = z.object({
  /** How often he is sent what is new. */
  digest: z.enum(emailFrequencies),
  /** Whether he is sent what concerns him alone. */
  bundle: z.boolean(),
  /** When his mail program last told us that he takes our mail for spam: he has left everything since. */
  complainedAt: Timestamp.nullable(),
  /** Since when none of this is sent to his address, as too much was turned back there; null while it is. */
  stoppedAt: Timestamp.nullable(),
})
export type MailChoices = z.infer<typeof MailChoices>

/** What he may change of it. Whoever wants something is sent it again, whatever he has left before. */
export const MailChoiceChanges = MailChoices.pick({ digest: true, bundle: true })
export type MailChoiceChanges = z.infer<typeof MailChoiceChanges>
