import { join } from 'node:path'
import { httpUrlSchema, readEnv, secretSchema } from '@washhouse/serving/env'
import { z } from 'zod'
import { env } from '../../ground/env.ts'
import { mailboxSchema, smtpUrlSchema, webhookUrlSchema } from './mail-variables.ts'

const variables = readEnv(
  z
    .object({
      SMTP_URL: smtpUrlSchema.optional(),
      MAIL_FROM: mailboxSchema.optional(),
      LEAD_WEBHOOK_URL: webhookUrlSchema.optional(),
      LEAD_WEBHOOK_SECRET: secretSchema.optional(),
      LINE_CHANNEL_TOKEN: z.string().min(1).optional(),
      LINE_TO: z
        .string()
        .regex(/^[A-Za-z0-9]+$/, 'must be the id of a user, a group or a room')
        .optional(),
      LINE_API_URL: httpUrlSchema.default('https://api.line.me'),
    })
    .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, { path: ['MAIL_FROM'] })
    .refine(({ LINE_CHANNEL_TOKEN, LINE_TO }) => !LINE_CHANNEL_TOKEN || LINE_TO, {
      path: ['LINE_TO'],
    }),
)

const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = variables
const { LINE_CHANNEL_TOKEN: token, LINE_TO: to, LINE_API_URL: apiUrl } = variables

export const mailEnv = {
  /** The mail server; without one every mail becomes a file of `folder`. */
  smtpUrl: variables.SMTP_URL,
  folder: join(env.dataDir, 'mail'),
  /** Who mails come from; unless it is set, nobody who could be answered. */
  from: variables.MAIL_FROM ?? { address: 'noreply@washhouse.local' },
  /** Which services are told of leads. */
  webhook: url ? { url, secret } : undefined,
  line: token && to ? { token, to, apiUrl } : undefined,
}
