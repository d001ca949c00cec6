import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { SharedProduct } from './shared-product.ts'

/** An email in the product's folder, reduced to the tested fields. */
export interface ReadMail {
  /** Unique file name. */
  file: string
  to: string
  /** All text, with unbroken links. */
  text: string
}

/** Page address of the link in an email, e.g. '/verify', with its token. Waits for the email; ignores those in `except`. */
export async function findMailedLink(
  product: SharedProduct,
  { to, path, except = [] }: { to: string; path: string; except?: readonly string[] },
): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const links = (await readMails(product, to)).flatMap(({ text }) => linksIn(text, path))
    found = links.findLast((link) => !except.includes(link))
    expect(found, `a link to ${path} in the mails to ${to}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found ?? ''
}

/** All emails to an address so far, unordered. */
export async function readMails(
  { dataDir, mailDir = join(dataDir, 'mail') }: Pick<SharedProduct, 'dataDir' | 'mailDir'>,
  to: string,
): Promise<ReadMail[]> {
  const files = await readdir(mailDir).catch(() => [])
  const mails = await Promise.all(
    files
      .filter((file) => /\.eml(?:\._S3rver_object)?$/.test(file))
      .map(async (file) => ({ file, ...readMail(await readFile(join(mailDir, file), 'latin1')) })),
  )
  return mails.filter((mail) => mail.to.includes(to))
}

function linksIn(text: string, path: string): string[] {
  const links = text.match(/https?:\/\/[^\s"<>]+\?token=[\w%.~-]+/g) ?? []
  return links.filter((link) => new URL(link).pathname.replace(/^\/en(?=\/)/, '') === path)
}

/** Decoded parts of a message; the first blank line ends the header. */
function readMail(raw: string): Omit<ReadMail, 'file'> {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const to = /^To: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? ''
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`).slice(1)
  return { to, text: parts.map(readPart).join('\n') }
}

function readPart(part: string): string {
  const start = part.indexOf('\r\n\r\n')
  const head = part.slice(0, start)
  const body = part.slice(start + 4)
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
