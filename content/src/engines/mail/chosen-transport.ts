import { mailEnv } from './mail.env.ts'
import type { SendMail } from './mail.ts'
import { createMailFolder } from './mail-folder.ts'
import { createSmtp } from './smtp.ts'

/** How mails leave: the mail server that is set up, else the folder. By so many lines that stay open, where many follow. */
export function chooseTransport(lines?: number): SendMail {
  const { smtpUrl: url, folder, dkim } = mailEnv
  return url
    ? createSmtp({ url, dkim, ...(lines ? { lines } : {}) })
    : createMailFolder(folder, dkim)
}
