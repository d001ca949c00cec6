import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type DkimKey, signingOf } from './dkim.ts'
import type { SendMail } from './mail.ts'
import { toMessage } from './mail-message.ts'

/**
 * Replaces a mail server: writes each email to a file that any mail program opens. Other accounts cannot read the files,
 * because they contain visitors' texts.
 */
export function createMailFolder(folder: string, key?: DkimKey): SendMail {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...signingOf(key),
  })

  return async function sendMail(mail) {
    const { message } = await transport.sendMail(toMessage(mail))
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not made whole')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${mail.id}.eml`)
    const draft = `${path}.${process.pid}`
    await writeFile(draft, message, { mode: 0o600, flush: true })
    await rename(draft, path)
  }
}
