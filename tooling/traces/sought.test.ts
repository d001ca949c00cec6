import { describe, expect, it } from 'vitest'
import { latin1Of, searchBytes, searchText } from './search-bytes.ts'
import { readSought } from './sought.ts'

const countIn = (text: string | Uint8Array, line: string) => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return searchText(latin1Of(bytes), readSought(line)).values().next().value ?? 0
}
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('A phone number', () => {
  const line = '081-234-5678'

  it.each([
    '0812345678',
    'โทร 081 234 5678 ค่ะ',
    '+66812345678',
    '0066812345678',
    '66 81-234-5678',
    '+66 (0)81 234 5678',
    '(081) 234.5678',
    '๐๘๑๒๓๔๕๖๗๘',
    'tel=%2B66812345678&x',
    String.raw`{"tel":"\u0e50\u0e58\u0e51\u0e52\u0e53\u0e54\u0e55\u0e56\u0e57\u0e58"}`,
    base64('x+66812345678'),
    Buffer.from('+66812345678').toString('hex'),
  ])('is found as %s', (text) => {
    expect(countIn(text, line)).toBe(1)
    expect(countIn(text, '+66812345678')).toBe(1)
  })

  it.each(['10812345678', '08123456789', '0812345679', '1 812 345 6785'])(
    'is not taken for a part of %s',
    (text) => expect(countIn(text, line)).toBe(0),
  )

  it('of another country is found with its code', () => {
    for (const text of ['+4479460001234', '0044 7946-000 1234'])
      expect(countIn(text, '+44 7946 0001234'), text).toBe(1)
  })
})

describe('An e-mail address', () => {
  const line = 'Wira.Manee@Example.com'

  it.each([
    'wira.manee@example.com',
    'WIRA.MANEE@EXAMPLE.COM',
    'to=wira.manee%40example.com',
    'wira.ma=\r\nnee@example.com',
    Buffer.from('wira.manee@example.com').toString('hex'),
  ])('is found as %s', (text) => expect(countIn(text, line)).toBe(1))

  it.each([0, 1, 2, 3])(
    'is found in Base64 with %d letters before it, over a cut line',
    (before) => {
      const lines = base64(`${'x'.repeat(before)}wira.manee@example.com and more`)
      expect(countIn(`${lines.slice(0, 17)}\r\n${lines.slice(17)}`, line)).toBe(1)
    },
  )

  it('is not found where its dot is another letter', () => {
    expect(countIn('wiraxmanee@example.com', line)).toBe(0)
  })
})

describe('A name', () => {
  const line = 'วีรยุทธ์'

  it.each([
    'คุณวีรยุทธ์ ใจดี',
    JSON.stringify('วีรยุทธ์').replaceAll(
      /[^ -~]/g,
      (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    encodeURIComponent('วีรยุทธ์'),
    encodeURIComponent('วีรยุทธ์').replaceAll('%', '='),
    base64('คุณวีรยุทธ์'),
  ])('is found as %s', (text) => expect(countIn(text, line)).toBe(1))

  it('is found in either normal form and any case', () => {
    for (const text of ['RENÉE', 'renée'.normalize('NFD')])
      expect(countIn(text, 'Renée'), text).toBe(1)
  })
})

describe('What is looked for', () => {
  it('is named by its kind and line, and not repeated', () => {
    const sought = readSought('วีรยุทธ์\n\n0812345678\nwira@example.com\n')
    expect(sought.map(({ label }) => label)).toEqual([
      'name (line 1)',
      'phone (line 3)',
      'e-mail (line 4)',
    ])
  })

  it('is refused where it is nothing or too short', () => {
    expect(() => readSought(' \n')).toThrow('Nothing to search for')
    expect(() => readSought('วีรยุทธ์\nab')).toThrow('Line 2')
  })

  it('is found on both sides of a cut, once', async () => {
    async function* cut() {
      yield Buffer.from('wira@exa')
      yield Buffer.from('mple.com wira@example.com')
    }
    expect([...(await searchBytes(cut(), readSought('wira@example.com'))).values()]).toEqual([2])
  })
})
