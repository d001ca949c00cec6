import type { SendMailOptions } from 'nodemailer'
import type { UnsubscribeHeaders, Mail, Mailbox } from './mail.ts'
import { isMailAddress } from './mail-variables.ts'
import { oneLine } from './one-line.ts'

const maxSubject = 200

/** Nodemailer's form of an email. Addresses are passed as objects, so no text is parsed as a list of addresses. */
export function toMessage(mail: Mail): SendMailOptions {
  const { id, from, to, replyTo, subject, text, html, leaving } = mail
  if (!/^[A-Za-z0-9-]{1,120}$/.test(id)) throw new Error('The id of a mail is a-z, digits and -')
  return {
    messageId: `<${id}@${domainOf(from.address)}>`,
    from: toAddress(from),
    to: to.map((address) => toAddress({ address })),
    ...(replyTo ? { replyTo: toAddress(replyTo) } : {}),
    subject: oneLine(subject, maxSubject),
    ...(text ? { text } : {}),
    html,
    // Prevents auto-replies: two that answer each other would never end.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(leaving ? listHeaders(leaving) : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function listHeaders(leaving: UnsubscribeHeaders): Record<string, string> {
  const address = leaving['List-Unsubscribe']
  if (!/^<https?:\/\/[!-;=?-~]+>$/.test(address))
    throw new Error('A mail is left at one address, in angle brackets')
  return { ...leaving }
}

function toAddress({ name, address }: Mailbox): { name: string; address: string } {
  if (!isMailAddress(address)) throw new Error('A mail has a malformed address')
  return { name: name ? oneLine(name) : '', address }
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
