import { join } from 'node:path'
import { readEnv } from '@washhouse/serving/env'
import { env } from '../../platform/env.ts'
import type { DkimKey } from './dkim.ts'
import { mailVariables } from './mail-variables.ts'

const variables = readEnv(mailVariables)

const { DKIM_KEY: privateKey, DKIM_DOMAIN: domain, DKIM_SELECTOR: selector } = variables
const dkimKey: DkimKey | undefined =
  privateKey && domain && selector ? { privateKey, domain, selector } : undefined

export const mailEnv = {
  /** The mail server; without one every mail becomes a file of `folder`. */
  smtpUrl: variables.SMTP_URL,
  folder: join(env.dataDir, 'mail'),
  /** What mails are signed with; unless it is set they are not, or by the mail server. */
  dkim: dkimKey,
  /** Who mails come from; unless it is set, nobody who could be answered. */
  from: variables.MAIL_FROM ?? { address: 'noreply@washhouse.local' },
}

/** Whether mails reach anybody: without a mail server they become files. */
export const reachesReaders = () => mailEnv.smtpUrl !== undefined
