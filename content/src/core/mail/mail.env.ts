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
  /** The mail server; without one every email is written to `folder`. */
  smtpUrl: variables.SMTP_URL,
  folder: join(env.dataDir, 'mail'),
  /** The signing key; if unset, only the mail server may sign. */
  dkim: dkimKey,
  /** The sender; the default cannot receive replies. */
  from: variables.MAIL_FROM ?? { address: 'noreply@washhouse.local' },
}

/** False without a mail server: emails become files. */
export const reachesReaders = () => mailEnv.smtpUrl !== undefined
