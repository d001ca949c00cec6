import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectClean } from '../testing/clean-answer.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { countLeads, faultsIn, leadPath, message } from '../testing/lead-posts.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { someone } from '../testing/visitor.ts'

const clickPath = `${leadPath}/count_click_page_contact`
const json = 'application/json'
const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=xyz'

let service: ContractService

beforeAll(async () => {
  service = await startContractService()
})
afterAll(() => service.stop())

async function send(body: string | Buffer, type: string, path = leadPath) {
  const headers = { ...someone(), 'content-type': type }
  const answer = await sendRaw(service.url, path, { method: 'POST', headers, body })
  expectClean(answer)
  return answer
}

/** A valid message in each encoding; the attacker chooses the bytes of the name. */
const writings: [string, string, (name: Buffer) => Buffer][] = [
  [
    'JSON',
    json,
    (name) => around('{"first_name":"', name, '","tel":"0812345678","message":"x","consent":true}'),
  ],
  [
    'a form',
    urlencoded,
    (name) => around('first_name=', percent(name), '&tel=0812345678&message=x&consent=on'),
  ],
  [
    'a multipart form',
    multipart,
    (name) =>
      around(
        '--xyz\r\nContent-Disposition: form-data; name="first_name"\r\n\r\n',
        name,
        `\r\n${['tel=0812345678', 'message=x', 'consent=on']
          .map((pair) => pair.split('='))
          .map(
            ([key, value]) =>
              `--xyz\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
          )
          .join('')}--xyz--`,
      ),
  ],
]

function around(before: string, middle: Buffer, after: string): Buffer {
  return Buffer.concat([Buffer.from(before), middle, Buffer.from(after)])
}

function percent(bytes: Buffer): Buffer {
  return Buffer.from([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
}

const namesIn = (text: string) => faultsIn(JSON.parse(text))

describe('case 19: the body of a form', () => {
  const bytes = (...codes: number[]) => Buffer.from(codes)
  const faulty: [string, Buffer][] = [
    ['Latin-1', bytes(0xe9)],
    ['a Thai code page', bytes(0xca, 0xc7, 0xd1)],
    ['half a letter', Buffer.from('ก').subarray(0, 2)],
    ['a lone surrogate', bytes(0xed, 0xa0, 0x80)],
    ['an overlong slash', bytes(0xc0, 0xaf)],
    ['a NUL', bytes(0)],
  ]
  const rows = writings.flatMap(([writing, type, write]) =>
    faulty.map(([what, name]) => [writing, what, type, write(name)] as const),
  )

  it.each(rows)('as %s with %s in a name stores nothing', async (_, _what, type, body) => {
    const before = await countLeads(service.payload)
    const { status, text } = await send(body, type)
    expect(status, text).toBe(400)
    // Invalid JSON has no fields yet.
    expect(namesIn(text)).toEqual([type === json ? 'INVALID_PAYLOAD' : 'first_name'])
    expect(await countLeads(service.payload)).toBe(before)
  })

  it.each(writings)('as %s is sound without them', async (_, type, write) => {
    expect((await send(write(Buffer.from('สมศรี')), type)).status).toBe(204)
  })

  it.each([
    ['a lone surrogate', String.raw`\ud800`],
    ['a NUL', String.raw`\u0000`],
  ])('as JSON with %s that is escaped names the field', async (_, name) => {
    const { status, text } = await send(writings[0]?.[2](Buffer.from(name)) ?? '', json)
    expect([status, namesIn(text)]).toEqual([400, ['first_name']])
  })

  const plain = JSON.stringify(message())
  const huge = 'ก'.repeat(3_500_000)
  const part = '--xyz\r\nContent-Disposition: form-data; name="message"\r\n\r\n'
  const more: [string, number, string, string, string | string[]][] = [
    ['as text', 415, plain, 'text/plain', 'UNSUPPORTED_MEDIA_TYPE'],
    ['of no type', 415, plain, '', 'UNSUPPORTED_MEDIA_TYPE'],
    ['as XML', 415, '<a/>', 'application/xml', 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'in another encoding',
      415,
      plain,
      'application/json; charset=tis-620',
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['multipart without a boundary', 400, plain, 'multipart/form-data', 'INVALID_PAYLOAD'],
    [
      'multipart of another kind',
      415,
      plain,
      'multipart/mixed; boundary=xyz',
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['multipart that is JSON', 400, plain, multipart, 'INVALID_PAYLOAD'],
    ['cut off', 400, plain.slice(0, 40), json, 'INVALID_PAYLOAD'],
    ['cut off in a part', 400, `${part}x`, multipart, 'INVALID_PAYLOAD'],
    ['with a broken escape', 400, 'first_name=%E0%A4%A', urlencoded, 'first_name'],
    ['with a field twice', 400, 'tel=0812345678&tel=0812345679', urlencoded, 'tel'],
    [
      'with a field of 10 MB as JSON',
      413,
      JSON.stringify(message({ message: huge })),
      json,
      'CONTENT_TOO_LARGE',
    ],
    ['with a field of 10 MB', 413, `message=${huge}`, urlencoded, 'CONTENT_TOO_LARGE'],
    [
      'with a field of 10 MB in a part',
      413,
      `${part}${huge}\r\n--xyz--`,
      multipart,
      'CONTENT_TOO_LARGE',
    ],
    [
      'with a field of 1 MB in a part',
      413,
      `${part}${huge.slice(0, 300_000)}\r\n--xyz--`,
      multipart,
      'message',
    ],
    [
      'with a field that is an object',
      400,
      JSON.stringify(message({ message: { $gt: '' } })),
      json,
      'message',
    ],
    [
      'with a field that is a list',
      400,
      JSON.stringify(message({ tel: ['0812345678'] })),
      json,
      'tel',
    ],
    [
      'with __proto__',
      400,
      plain.replace('{', '{"__proto__":{"status":"closed"},'),
      json,
      '__proto__',
    ],
    [
      'with a constructor',
      400,
      `${new URLSearchParams({ constructor: 'x' })}`,
      urlencoded,
      ['constructor', 'first_name', 'consent'],
    ],
    ['very deep', 400, '['.repeat(40_000), json, 'INVALID_PAYLOAD'],
    ['of twelve thousand fields', 400, 'a=1&'.repeat(12_000), urlencoded, 'a'],
  ]

  it.each(more)(
    '%s is answered with %i and stores nothing',
    async (_, expected, body, type, names) => {
      const before = await countLeads(service.payload)
      const { status, text } = await send(body, type)
      expect(status, text.slice(0, 300)).toBe(expected)
      expect(namesIn(text)).toEqual(expect.arrayContaining([names].flat()))
      expect(await countLeads(service.payload)).toBe(before)
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )

  it.each(more.filter(([, status]) => status === 415))(
    '%s counts no click either',
    async (_, expected, body, type) => {
      expect((await send(body, type, clickPath)).status).toBe(expected)
    },
  )
})
