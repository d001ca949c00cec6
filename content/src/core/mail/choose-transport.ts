import type { SendMail } from './mail.ts'
import { files } from '../../platform/files/files.ts'
import { createMailFolder } from './mail-folder.ts'
import { mailEnv } from './mail.env.ts'
import { createSmtp } from './smtp.ts'

/** The mail server if configured, else the folder. `lines` is the number of connections that stay open for bulk email. */
export function chooseTransport(lines?: number): SendMail {
  const { smtpUrl: url, dkim } = mailEnv
  return url
    ? createSmtp({ url, dkim, ...(lines ? { lines } : {}) })
    : createMailFolder(files.mail, dkim)
}
