import { describe, expect, it } from 'vitest'
import { splitForm } from './multipart.ts'

const boundary = '----x7'

/** Raw lines with the line breaks of HTTP. */
const form = (...lines: string[]) => Buffer.from(lines.join('\r\n'))
const text = (name: string, value: string) => [
  '------x7',
  `Content-Disposition: form-data; name="${name}"`,
  '',
  value,
]

const read = (body: Buffer) =>
  splitForm(body, boundary).map(({ name, bytes, isFile }) => [name, bytes.toString(), isFile])

describe('A multipart form', () => {
  it('is read part by part, as it came', () => {
    const body = form(
      ...text('message', 'สวัสดี\r\nบรรทัดสอง'),
      ...text('empty', ''),
      '------x7',
      'content-type: image/png',
      'content-disposition:form-data; name=photo; filename="a; name=\\"b\\".png"',
      '',
      '\u0000\r\n--',
      '------x7--',
      'what follows counts for nothing',
    )
    expect(read(body)).toEqual([
      ['message', 'สวัสดี\r\nบรรทัดสอง', false],
      ['empty', '', false],
      ['photo', '\u0000\r\n--', true],
    ])
  })

  it('is read as fetch writes it', async () => {
    const data = new FormData()
    data.set('ชื่อ', 'สมศรี "ใจดี"')
    data.set('photo', new File(['bytes'], 'รูป.jpg', { type: 'image/jpeg' }))
    const request = new Request('http://x.example', { method: 'POST', body: data })
    const type = request.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await request.arrayBuffer())
    const parts = splitForm(bytes, type.slice(type.indexOf('=') + 1))
    expect(parts.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['ชื่อ', 'สมศรี "ใจดี"'],
      ['photo', 'bytes'],
    ])
  })

  it('may have no parts', () => {
    expect(read(form('------x7--'))).toEqual([])
  })

  it.each([
    ['nothing', form('')],
    ['of another boundary', form('------y', 'a: b', '', 'x', '------y--')],
    ['cut off in a text', form(...text('message', 'สวัส'))],
    ['cut off in its headers', form('------x7', 'Content-Disposition: form-')],
    ['cut off before its end', form(...text('a', 'b'), '------x7')],
    ['without names', form('------x7', 'Content-Disposition: form-data', '', 'x', '------x7--')],
    ['without headers', form('------x7', '', '', 'x', '------x7--')],
    [
      'an attachment',
      form('------x7', 'Content-Disposition: attachment; name="a"', '', 'x', '------x7--'),
    ],
    [
      'in base64',
      form(
        '------x7',
        'Content-Disposition: form-data; name="a"',
        'Content-Transfer-Encoding: base64',
        '',
        'eA==',
        '------x7--',
      ),
    ],
    [
      'of endless headers',
      form('------x7', `x: ${'y'.repeat(3000)}`, ...text('a', 'b').slice(1), '------x7--'),
    ],
    [
      'of many parts',
      form(...Array.from({ length: 65 }, () => text('a', 'b')).flat(), '------x7--'),
    ],
    [
      'a name that is no UTF-8',
      Buffer.from(form(...text('\u00e9', 'x'), '------x7--').toString(), 'latin1'),
    ],
  ])('that is %s is refused', (_, body) => {
    expect(() => splitForm(body, boundary)).toThrow('The form is broken or cut off')
  })
})
