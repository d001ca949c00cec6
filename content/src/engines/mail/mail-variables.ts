import { z } from 'zod'
import type { Mailbox } from './mail.ts'

/** Where mails are handed in, e.g. 'smtps://user:password@smtp.example.com'. */
export const smtpUrlSchema = z
  .string()
  .refine(isSmtpUrl, 'must be an address that begins with smtp:// or smtps://')
  .meta({ example: 'smtps://user:password@smtp.example.com' })

/** 'hello@example.com' or 'Name <hello@example.com>'. */
export const mailboxSchema = z
  .string()
  .transform((text, context): Mailbox => {
    const [, name, bracketed] = /^([^<>"\p{Cc}]*?)\s*<([^<>]*)>$/u.exec(text.trim()) ?? []
    const address = bracketed ?? text.trim()
    if (isMailAddress(address)) return name ? { name, address } : { address }
    context.addIssue({
      code: 'custom',
      message: 'must be an e-mail address, with or without a name',
    })
    return z.NEVER
  })
  .meta({ example: 'Example <hello@example.com>' })

/** A full address, which may carry a path and a query. */
export const webhookUrlSchema = z
  .string()
  .refine(isWebhookUrl, 'must be an http or https address without credentials')
  .meta({ example: 'https://hooks.example.com/leads' })

/** What this part reads from the environment. */
export const mailVariables = z
  .object({
    SMTP_URL: smtpUrlSchema.optional(),
    MAIL_FROM: mailboxSchema.optional(),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, { path: ['MAIL_FROM'] })

/** The rule of the contract: nothing in it can end an address and begin another. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && z.regexes.html5Email.test(text)
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}
