import { z } from 'zod'
import { emailFrequencies, LinkToken } from '../account/account.contract.ts'
import { Timestamp } from '../wire/scalars.ts'

/**
 * Optional email: `digest`, news once a week; `bundle`, personal notifications at most once a day. Account emails such as
 * password resets are not optional.
 */
export const mailKinds = ['digest', 'bundle'] as const
export type MailKind = (typeof mailKinds)[number]

/** The kind of the email with the link, or all kinds. */
export const leavingScopes = ['kind', 'all'] as const

/** An unsubscribe request from the page behind the link. */
export const LeavingRequest = LinkToken.extend({ scope: z.enum(leavingScopes) })
export type LeavingRequest = z.infer<typeof LeavingRequest>

/** State of an unsubscribe link. */
export const MailLeaving = z.object({
  /** Kind of the email with the link. */
  kind: z.enum(mailKinds),
  /** In the order of {@link mailKinds}. */
  left: z.array(z.enum(mailKinds)),
})
export type MailLeaving = z.infer<typeof MailLeaving>

/** A member's settings for optional email. */
export const MailChoices = z.object({
  /** Frequency of news. */
  digest: z.enum(emailFrequencies),
  /** Whether personal notifications are sent. */
  bundle: z.boolean(),
  /** Last spam complaint of the member's email program. A complaint unsubscribes from everything. */
  complainedAt: Timestamp.nullable(),
  /** When the address was suppressed after bounces; null if it is not suppressed. */
  stoppedAt: Timestamp.nullable(),
})
export type MailChoices = z.infer<typeof MailChoices>

/** Enabling a kind resubscribes the member to it. */
export const MailChoiceChanges = MailChoices.pick({ digest: true, bundle: true })
export type MailChoiceChanges = z.infer<typeof MailChoiceChanges>
