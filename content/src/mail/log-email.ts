import type { EmailAdapter } from 'payload'

/** No mail server is set up: says that a mail was due, without its reader or its text. */
export const logEmail: EmailAdapter = ({ payload }) => ({
  name: 'log',
  defaultFromAddress: 'noreply@washhouse.local',
  defaultFromName: 'Washhouse',
  async sendEmail({ subject }) {
    payload.logger.warn({ subject }, 'a mail was not sent: no mail server is set up')
  },
})
