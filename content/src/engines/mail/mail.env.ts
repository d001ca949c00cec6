import { join } from 'node:path'
import { readEnv } from '@washhouse/serving/env'
import { z } from 'zod'
import { env } from '../../ground/env.ts'
import { mailboxSchema, smtpUrlSchema } from './mail-variables.ts'

const variables = readEnv(
  z
    .object({
      SMTP_URL: smtpUrlSchema.optional(),
      MAIL_FROM: mailboxSchema.optional(),
    })
    .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, { path: ['MAIL_FROM'] }),
)

export const mailEnv = {
  /** The mail server; without one every mail becomes a file of `folder`. */
  smtpUrl: variables.SMTP_URL,
  folder: join(env.dataDir, 'mail'),
  /** Who mails come from; unless it is set, nobody who could be answered. */
  from: variables.MAIL_FROM ?? { address: 'noreply@washhouse.local' },
}
