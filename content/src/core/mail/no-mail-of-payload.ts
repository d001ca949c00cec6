import type { EmailAdapter } from 'payload'
import { mailEnv } from './mail.env.ts'

/** All mails leave by the outbox; Payload itself has none to send. */
export const noMailOfPayload: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: mailEnv.from.address,
  defaultFromName: mailEnv.from.name ?? 'Washhouse',
  sendEmail: () => Promise.reject(new Error('Payload sends no mails: queue them in the outbox')),
})
