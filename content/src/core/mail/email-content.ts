import type { Language } from '@washhouse/contract/language'
import type { UnsubscribeHeaders, Mail, Mailbox, MailShare } from './mail.ts'
import { type MailPart, renderHtml, renderText } from './mail-body.ts'
import { mailEnv } from './mail.env.ts'
import type { Job } from './outbox-source.ts'

export interface Letter {
  subject: string
  parts: MailPart[]
  replyTo?: Mailbox
  leaving?: UnsubscribeHeaders | undefined
}

interface Envelope {
  to: readonly string[]
  /** The brand's name, unless MAIL_FROM has one. */
  from?: string
  language: Language
  share?: MailShare | undefined
}

export function toMail(
  job: Job,
  { subject, parts, replyTo, leaving }: Letter,
  envelope: Envelope,
): Mail {
  const { to, from, language, share } = envelope
  return {
    id: deliveryId(job),
    from: { ...(from ? { name: from } : {}), ...mailEnv.from },
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: renderText(parts),
    html: renderHtml({ title: subject, language, brandName: from }, parts),
    leaving,
    share,
  }
}

/** Idempotent over retries; a new id once an administrator sends it again. */
export function deliveryId({ id, purpose, queuedAt }: Job): string {
  return `${queuedAt.toISOString().replaceAll(/\D/g, '').slice(0, 14)}-${purpose}-${id}`
}
