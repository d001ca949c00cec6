/** The kinds of mail that a member may leave; nothing of them is needed to use his account. */
export const mailKinds = ['digest', 'bundle'] as const

/** `digest`: what is new, once a week. `bundle`: what concerns him alone, once a day at most. */
export type MailKind = (typeof mailKinds)[number]

/** In a token: a kind keeps its number for as long as mails lie in mailboxes. */
export const numberOfKind = { digest: 1, bundle: 2 } as const satisfies Record<MailKind, number>

/** The column of `mail-choices` that says since when a member has left it. */
export const leftColumn = {
  digest: 'digestLeftAt',
  bundle: 'bundleLeftAt',
} as const satisfies Record<MailKind, string>
