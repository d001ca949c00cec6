import { createTransport } from 'nodemailer'
import { type DkimKey, signingOf } from './dkim.ts'
import type { SendMail } from './mail.ts'
import { toMessage } from './mail-message.ts'

interface Options {
  url: string
  /** What mails are signed with; without it that is the server's to do. */
  dkim?: DkimKey | undefined
  /** How long the server may keep silent. */
  silenceMs?: number
  /** How long a mail may take in all. */
  wholeMs?: number
  /** So many lines stay open for the mails that follow one another; left out, each mail has one of its own. */
  lines?: number
}

// A mail server closes a line by itself only after minutes: none is handed a mail that it closes meanwhile.
const idleMs = 1000
/** After so many a line is replaced, as mail servers expect it. */
const mailsALine = 100

/** Hands mails to a mail server. */
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

/** A password does not go over an open line, unless the server is this machine or the URL says otherwise. */
function mustEncrypt(text: string): boolean {
  const url = new URL(text)
  const isSettled = ['requireTLS', 'ignoreTLS'].some((name) => url.searchParams.has(name))
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  return url.protocol === 'smtp:' && url.username !== '' && !isSettled && !isLocal
}
