import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStandInSmtp } from '../../../testing/stand-in-smtp.ts'
import type { DkimKey } from './dkim.ts'
import type { UnsubscribeHeaders, Mail } from './mail.ts'
import { localStore } from '../../platform/files/local-store.ts'
import { createMailFolder } from './mail-folder.ts'
import { createSmtp } from './smtp.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const key: DkimKey = { domain: 'fongsai.example', selector: 'mail', privateKey }
const href = `https://fongsai.example/unsubscribe?token=${'a'.repeat(60)}`
const leaving: UnsubscribeHeaders = {
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
}
const mail: Mail = {
  id: 'signed-1',
  from: { name: 'ฟองใส', address: 'hello@fongsai.example' },
  to: ['somsri@example.com'],
  replyTo: { name: 'ฟองใส', address: 'hello@fongsai.example' },
  subject: 'ข่าวประจำสัปดาห์จากฟองใส ที่มีหัวเรื่องยาวจนต้องพับหลายบรรทัดแน่นอน',
  text: 'น้ำใจ\n\nซักผ้า  สองช่อง ',
  html: '<p>น้ำใจ</p>',
  leaving,
}

let folder: string
let server: Awaited<ReturnType<typeof startStandInSmtp>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-dkim-'))
  server = await startStandInSmtp()
})
afterAll(async () => {
  await server.halt()
  await rm(folder, { recursive: true, force: true })
})

interface Headers {
  lines: string[]
  named: (name: string) => string | undefined
}

function split(raw: string): { headers: Headers; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .filter(Boolean)
  const named = (name: string) =>
    lines.findLast((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return { headers: { lines, named }, body: raw.slice(end + 4) }
}

/** Relaxed header canonicalization (RFC 6376, 3.4.2). */
function relaxed(line: string): string {
  const [name = ''] = line.split(':', 1)
  const value = line
    .slice(name.length + 1)
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
  return `${name.trim().toLowerCase()}:${value.trim()}`
}

/** Relaxed body canonicalization (RFC 6376, 3.4.4). */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
  return `${lines.join('\r\n').replace(/(?:\r\n)*$/, '')}\r\n`
}

/** Verifies as a receiver: which headers are signed, and whether the signature is valid. */
function check(raw: string): { signed: string[]; isGood: boolean } {
  const { headers, body } = split(raw)
  const signature = headers.named('DKIM-Signature') ?? ''
  const tags = new Map(
    relaxed(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => {
        const [name = '', ...value] = tag.split('=')
        return [name.trim(), value.join('=').replaceAll(/\s/g, '')] as const
      }),
  )
  const bodyHash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64')
  const signed = (tags.get('h') ?? '').split(':')
  const unsigned = relaxed(signature.replace(/(\bb=)[^;]*$/s, '$1'))
  const text = [...signed.map((name) => relaxed(headers.named(name) ?? '')), unsigned].join('\r\n')
  const verify = createVerify('RSA-SHA256').update(text, 'latin1')
  const isGood = verify.verify(publicKey, tags.get('b') ?? '', 'base64')
  return { signed, isGood: isGood && bodyHash === tags.get('bh') }
}

describe('A mail that may be left', () => {
  it('has both headers, each on a line that no server breaks up', async () => {
    await createMailFolder(localStore(folder))({ ...mail, id: 'plain-1' })
    const { headers } = split(await readFile(join(folder, 'plain-1.eml'), 'latin1'))
    expect(relaxed(headers.named('List-Unsubscribe') ?? '')).toBe(`list-unsubscribe:<${href}>`)
    expect(relaxed(headers.named('List-Unsubscribe-Post') ?? '')).toBe(
      'list-unsubscribe-post:List-Unsubscribe=One-Click',
    )
    for (const line of headers.lines) expect(line.length).toBeLessThan(998)
  })

  it.each(['', 'https://fongsai.example', '<mailto:a@b.example>', '<https://a.example>\r\nBcc: x'])(
    'has none but an address in angle brackets: %j',
    async (address) => {
      const odd = { ...leaving, 'List-Unsubscribe': address }
      const sending = createMailFolder(localStore(folder))({ ...mail, id: 'odd-1', leaving: odd })
      await expect(sending).rejects.toThrow('left at one address')
    },
  )
})

describe('A signed mail', () => {
  const transports = {
    'a mail server': async () => {
      server.mails.length = 0
      await createSmtp({ url: server.url, dkim: key })(mail)
      return server.mails[0]?.raw ?? ''
    },
    'the folder': async () => {
      await createMailFolder(localStore(folder), key)(mail)
      return await readFile(join(folder, `${mail.id}.eml`), 'latin1')
    },
  }

  it.each(Object.entries(transports))(
    'to %s is covered with both headers by which it is left',
    async (_to, send) => {
      const { signed, isGood } = check(await send())
      expect(isGood).toBe(true)
      expect(signed).toEqual(
        expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id']),
      )
      expect(signed).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']))
    },
  )

  it('is found out where either was changed on its way', async () => {
    const raw = await transports['the folder']()
    expect(check(raw).isGood).toBe(true)
    for (const [from, to] of [
      ['token=aaaa', 'token=bbbb'],
      ['=One-Click', '=Two-Click'],
      ['somsri@example.com', 'other@example.com'],
    ] as const)
      expect(check(raw.replace(from, to)).isGood).toBe(false)
  })

  it('is not signed where no key is set', async () => {
    await createMailFolder(localStore(folder))({ ...mail, id: 'unsigned-1' })
    const { headers } = split(await readFile(join(folder, 'unsigned-1.eml'), 'latin1'))
    expect(headers.named('DKIM-Signature')).toBeUndefined()
  })
})
