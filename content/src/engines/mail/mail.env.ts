import { join } from 'node:path'
import { readEnv } from '@washhouse/serving/env'
import { env } from '../../ground/env.ts'
import { mailVariables } from './mail-variables.ts'

const variables = readEnv(mailVariables)

export const mailEnv = {
  /** The mail server; without one every mail becomes a file of `folder`. */
  smtpUrl: variables.SMTP_URL,
  folder: join(env.dataDir, 'mail'),
  /** Who mails come from; unless it is set, nobody who could be answered. */
  from: variables.MAIL_FROM ?? { address: 'noreply@washhouse.local' },
}
