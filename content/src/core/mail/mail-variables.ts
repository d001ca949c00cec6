import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import type { Mailbox } from './mail.ts'

/** The mail server, e.g. 'smtps://user:password@smtp.example.com'. */
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
      message: 'must be an email address, with or without a name',
    })
    return z.NEVER
  })
  .meta({ example: 'Example <hello@example.com>' })

export const webhookUrlSchema = z
  .string()
  .refine(isWebhookUrl, 'must be an http or https address without credentials')
  .meta({ example: 'https://hooks.example.com/leads' })

const domainSchema = z
  .string()
  .toLowerCase()
  .regex(/^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/, 'must be a domain')
  .meta({ example: 'example.com' })

/** A private key in PEM, or the PEM in base64, which fits a line. */
export const dkimKeySchema = z
  .string()
  .transform((text, context): string => {
    const pem = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString()
    const problem = problemOfKey(pem)
    if (problem === undefined) return pem
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
  .meta({ example: '<base64 of the PEM file>' })

export const mailVariables = z
  .object({
    SMTP_URL: smtpUrlSchema.optional(),
    MAIL_FROM: mailboxSchema.optional(),
    DKIM_KEY: dkimKeySchema.optional(),
    DKIM_DOMAIN: domainSchema.optional(),
    DKIM_SELECTOR: z
      .string()
      .regex(/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/i, 'must be a name of letters, digits and -')
      .optional(),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, { path: ['MAIL_FROM'] })
  .refine(({ DKIM_KEY, DKIM_DOMAIN }) => !DKIM_KEY || DKIM_DOMAIN, { path: ['DKIM_DOMAIN'] })
  .refine(({ DKIM_KEY, DKIM_SELECTOR }) => !DKIM_KEY || DKIM_SELECTOR, { path: ['DKIM_SELECTOR'] })
  .refine(isOfSender, {
    path: ['DKIM_DOMAIN'],
    error: 'must be the domain of MAIL_FROM, or one above it: receivers ask for both to agree',
  })

/** The contract's rule: prevents that a text ends one address and begins another. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && z.regexes.html5Email.test(text)
}

/** Large receivers require that the signing domain is the sender's (DMARC). */
function isOfSender({ DKIM_DOMAIN, MAIL_FROM }: { DKIM_DOMAIN?: string; MAIL_FROM?: Mailbox }) {
  if (!DKIM_DOMAIN || !MAIL_FROM) return true
  const sender = MAIL_FROM.address.slice(MAIL_FROM.address.lastIndexOf('@') + 1).toLowerCase()
  return sender === DKIM_DOMAIN || sender.endsWith(`.${DKIM_DOMAIN}`)
}

/** Otherwise emails would be sent unsigned without a warning. */
function problemOfKey(pem: string): string | undefined {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    const bits = asymmetricKeyDetails?.modulusLength ?? 0
    return asymmetricKeyType === 'rsa' && bits >= 2048 ? undefined : 'must be RSA of 2048 bits'
  } catch {
    return 'must be a private key in PEM, or that in base64'
  }
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}
