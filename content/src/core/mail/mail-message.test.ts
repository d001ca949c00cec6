import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from './mail.ts'
import { localStore } from '../../platform/files/local-store.ts'
import { createMailFolder } from './mail-folder.ts'

let folder: string

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'washhouse-mail-')), 'mail')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let count = 0
async function headersOf(change: Partial<Mail>): Promise<Map<string, string[]>> {
  const id = `test-${count++}`
  await createMailFolder(localStore(folder))({
    id,
    from: { address: 'hello@fongsai.example' },
    to: ['team@fongsai.example'],
    subject: 'เรื่อง',
    text: 'ข้อความ',
    html: '<p>ข้อความ</p>',
    ...change,
  })
  const raw = await readFile(join(folder, `${id}.eml`), 'utf8')
  const [head = ''] = raw.split('\r\n\r\n')
  const headers = new Map<string, string[]>()
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value])
  }
  return headers
}

const evil = [
  'สมชาย\r\nBcc: victim@example.com',
  'Somchai\nTo: victim@example.com\n\nbuy now',
  'Somchai\rSubject: other',
  'a, victim@example.com, b',
  '"Somchai" <victim@example.com>',
  '<victim@example.com>',
  'group: victim@example.com;',
  '=?utf-8?q?=0D=0ABcc:_victim@example.com?=',
  'Somchai\u0000\u2028Bcc: victim@example.com\u0085x',
  `${'ก'.repeat(300)}\r\nBcc: victim@example.com`,
]

describe('case 18: a name in the headers of a mail', () => {
  it.each(evil)('adds neither a header nor a reader: %j', async (name) => {
    const headers = await headersOf({
      subject: `สนใจแฟรนไชส์: ${name}`,
      replyTo: { name, address: 'somchai@example.com' },
      from: { name, address: 'hello@fongsai.example' },
    })
    expect([...headers.keys()].toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-auto-response-suppress',
    ])
    for (const values of headers.values()) expect(values).toHaveLength(1)
    expect(headers.get('to')).toEqual(['team@fongsai.example'])
    expect(headers.get('reply-to')?.[0]).toMatch(/ <somchai@example\.com>$/)
    // An address in a name is quoted or encoded, so it is not an address.
    const bare = headers.get('reply-to')?.[0]?.replace(/^"(\\.|[^"\\])*" |^(=\?\S+\?= ?)+/, '')
    expect(bare).toBe('<somchai@example.com>')
  })

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '<a@b.example>',
    '',
  ])('is refused in the place of an address: %j', async (address) => {
    await expect(headersOf({ replyTo: { address } })).rejects.toThrow('malformed')
    await expect(headersOf({ to: [address] })).rejects.toThrow('malformed')
  })
})

describe('The folder of mails', () => {
  it('is readable for the service alone, each mail once however often it is written', async () => {
    const before = (await readdir(folder)).length
    count = 1000
    await headersOf({})
    count = 1000
    await headersOf({ text: 'อีกครั้ง' })
    expect(await readdir(folder)).toHaveLength(before + 1)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'test-1000.eml'))).mode & 0o777).toBe(0o600)
  })

  it('takes no name that leads out of it', async () => {
    const send = createMailFolder(localStore(folder))
    const mail = { from: { address: 'a@b.example' }, to: [], subject: '', text: '', html: '' }
    await expect(send({ ...mail, id: '../x' })).rejects.toThrow('id of a mail')
  })
})
