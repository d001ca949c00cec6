import { mailEnv } from './mail.env.ts'
import type { SendMail } from './mail.ts'
import { createMailFolder } from './mail-folder.ts'
import { createSmtp } from './smtp.ts'

/** How mails leave: the mail server that is set up, else the folder. */
export function chooseTransport(): SendMail {
  const { smtpUrl: url, folder, dkim } = mailEnv
  return url ? createSmtp({ url, dkim }) : createMailFolder(folder, dkim)
}
