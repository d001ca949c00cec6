import { createTransport } from 'nodemailer'
import { type DkimKey, signingOf } from './dkim.ts'
import type { SendMail } from './mail.ts'
import { toMessage } from './mail-message.ts'

interface Options {
  url: string
  /** The signing key; without it only the mail server may sign. */
  dkim?: DkimKey | undefined
  /** Maximum idle time of the server. */
  silenceMs?: number
  /** Maximum time for one email. */
  wholeMs?: number
  /** Number of connections that stay open for following emails; if left out, each email has its own. */
  lines?: number
}

// Shorter than any mail server's own idle timeout of minutes, so that no email meets a closing connection.
const idleMs = 1000
/** A connection is replaced after so many emails, as mail servers expect. */
const mailsALine = 100

export function createSmtp({
  url,
  dkim,
  lines,
  silenceMs = 10_000,
  wholeMs = 60_000,
}: Options): SendMail {
  const pool = {
    pool: true,
    maxConnections: lines,
    maxMessages: mailsALine,
    idleTimeout: idleMs,
  } as const
  const transport = createTransport({
    url,
    ...(lines ? pool : {}),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    ...(mustEncrypt(url) ? { requireTLS: true } : {}),
    ...signingOf(dkim),
  })

  return async function sendMail(mail, signal) {
    const timeout = AbortSignal.timeout(wholeMs)
    const ending = signal ? AbortSignal.any([signal, timeout]) : timeout
    await transport.sendMail({ ...toMessage(mail), signal: ending })
  }
}

/** A password requires encryption, unless the server is this machine or the URL says otherwise. */
function mustEncrypt(text: string): boolean {
  const url = new URL(text)
  const isSettled = ['requireTLS', 'ignoreTLS'].some((name) => url.searchParams.has(name))
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  return url.protocol === 'smtp:' && url.username !== '' && !isSettled && !isLocal
}
