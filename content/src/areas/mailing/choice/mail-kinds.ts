import type { MailKind } from '@washhouse/contract/mailing/mailing.contract'

export { mailKinds, type MailKind } from '@washhouse/contract/mailing/mailing.contract'

/** In a token: a kind keeps its number for as long as mails lie in mailboxes. */
export const numberOfKind = { digest: 1, bundle: 2 } as const satisfies Record<MailKind, number>

/** The column of `mail-choices` that says since when a member has left it. */
export const leftColumn = {
  digest: 'digestLeftAt',
  bundle: 'bundleLeftAt',
} as const satisfies Record<MailKind, string>
