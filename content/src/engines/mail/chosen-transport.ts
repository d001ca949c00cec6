import { mailEnv } from './mail.env.ts'
import type { SendMail } from './mail.ts'
import { createMailFolder } from './mail-folder.ts'
import { createSmtp } from './smtp.ts'

/** How mails leave: the mail server that is set up, else the folder. */
export function chooseTransport(): SendMail {
  return mailEnv.smtpUrl ? createSmtp({ url: mailEnv.smtpUrl }) : createMailFolder(mailEnv.folder)
}
