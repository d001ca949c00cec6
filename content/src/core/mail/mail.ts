/** Someone who writes or receives mails. */
export interface Mailbox {
  name?: string
  address: string
}

/** How a mail that nobody needs is left, for the reader's mail program (RFC 2369, RFC 8058). */
export interface UnsubscribeHeaders {
  /** The address that takes the POST, in angle brackets. */
  'List-Unsubscribe': string
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
}

/** Which limit of its receiver's mailbox a mail takes from, so that neither can use up the other. */
export type MailShare = 'strangers' | 'reset'

/** One mail, ready to leave. */
export interface Mail {
  /** The same at every attempt: its receivers, and the folder of mails, know it again by this. */
  id: string
  from: Mailbox
  to: readonly string[]
  replyTo?: Mailbox
  subject: string
  text?: string
  html: string
  /** Of mails that may be left; those about an account have none. */
  leaving?: UnsubscribeHeaders | undefined
  /** Of mails to an address that nobody has shown to be theirs, so that a stranger can cause them. */
  share?: MailShare | undefined
}

/** Resolves when the mail was taken over; what failed is thrown. */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>
