import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { mailEnv } from './mail.env.ts'
import { chooseTransport } from './chosen-transport.ts'
import { describeFailure } from './failure.ts'
import type { SendMail } from './mail.ts'

/**
 * Payload's own mails. Nobody waits for them: whether an account exists must not show in how long
 * the answer takes. What fails is logged without its reader and its text.
 */
export function createPayloadEmail(send: SendMail = chooseTransport()): EmailAdapter {
  return ({ payload }) => ({
    name: 'washhouse',
    defaultFromAddress: mailEnv.from.address,
    defaultFromName: mailEnv.from.name ?? 'Washhouse',
    async sendEmail({ to, subject = '', text, html }) {
      const mail = {
        id: `account-${randomUUID()}`,
        from: mailEnv.from,
        to: readersOf(to),
        subject,
        ...(typeof text === 'string' ? { text } : {}),
        html: typeof html === 'string' ? html : '',
      }
      send(mail).catch((error: unknown) => {
        payload.logger.error(
          { subject, reason: describeFailure(error).text },
          'a mail was not sent',
        )
      })
    },
  })
}

function readersOf(to: unknown): string[] {
  const readers = Array.isArray(to) ? to : [to]
  return readers.map((reader: unknown) => {
    if (typeof reader === 'string') return reader
    const hasAddress = typeof reader === 'object' && reader !== null && 'address' in reader
    return hasAddress ? String(reader.address) : ''
  })
}
