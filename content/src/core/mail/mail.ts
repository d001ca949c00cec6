export interface Mailbox {
  name?: string
  address: string
}

/** Unsubscribe headers for mail programs (RFC 2369, RFC 8058). */
export interface UnsubscribeHeaders {
  /** The address that takes the POST, in angle brackets. */
  'List-Unsubscribe': string
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
}

/** The limit of the recipient's mailbox that an email uses up. They are separate. */
export type MailShare = 'strangers' | 'reset'

export interface Mail {
  /** The same at every attempt: receivers and the email folder detect duplicates by it. */
  id: string
  from: Mailbox
  to: readonly string[]
  replyTo?: Mailbox
  subject: string
  text?: string
  html: string
  /** Only for emails with an unsubscribe link; those about an account have none. */
  leaving?: UnsubscribeHeaders | undefined
  /** Only for emails to unconfirmed addresses, which strangers can cause. */
  share?: MailShare | undefined
}

/** Resolves when the mail server has accepted the email; throws on failure. */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>
