/** Someone who writes or receives mails. */
export interface Mailbox {
  name?: string
  address: string
}

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
}

/** Resolves when the mail was taken over; what failed is thrown. */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>
