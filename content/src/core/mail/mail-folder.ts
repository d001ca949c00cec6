import { createTransport } from 'nodemailer'
import type { FileStore } from '../../platform/files/file-store.ts'
import { type DkimKey, signingOf } from './dkim.ts'
import type { SendMail } from './mail.ts'
import { toMessage } from './mail-message.ts'

/**
 * Replaces a mail server: writes each email to a file that any mail program opens. Other accounts cannot read the files,
 * because they contain visitors' texts.
 */
export function createMailFolder(store: FileStore, key?: DkimKey): SendMail {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...signingOf(key),
  })

  return async function sendMail(mail) {
    const { message } = await transport.sendMail(toMessage(mail))
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not made whole')
    await store.replace(`${mail.id}.eml`, message)
  }
}
