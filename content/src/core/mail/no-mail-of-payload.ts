import type { EmailAdapter } from 'payload'
import { mailEnv } from './mail.env.ts'

/** All emails are sent by the outbox, none by Payload. */
export const noMailOfPayload: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: mailEnv.from.address,
  defaultFromName: mailEnv.from.name ?? 'Washhouse',
  sendEmail: () => Promise.reject(new Error('Payload sends no mails: queue them in the outbox')),
})
