import { describe, expect, test } from 'vitest'
import { kindOfFile } from './file-type.ts'
import { libraryKindOf } from './library/library-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

function iso(major: string, compatible: readonly string[]): Buffer {
  const brands = `${major}\0\0\0\0${compatible.join('')}`
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + brands.length)
  return Buffer.concat([size, bytes(`ftyp${brands}\0\0\0\x08mdatavifisom`)])
}

describe('a PDF', () => {
  test.each([
    ['begins at once', '%PDF-1.7\n%\xe2\xe3'],
    ['begins with a byte order mark', '\xef\xbb\xbf%PDF-1.4\n'],
    ['comes behind empty lines', '\n\n%PDF-1.4\n'],
    ['comes behind the head of an answer', 'HTTP/1.1 200 OK\r\nContent-Type: x\r\n\r\n%PDF-1.4\n'],
    ['comes behind the words of a printer', '\x1b%-12345X@PJL JOB\r\n%PDF-1.3\n'],
    ['begins with the last byte that counts', `${'\0'.repeat(1023)}%PDF-2.0\n`],
  ])('is one that %s', (_, text) => {
    expect(kindOfFile(bytes(text))).toBe('pdf')
    expect(libraryKindOf(bytes(text), 'a.pdf')).toBe('pdf')
  })

  test.each([
    ['begins later', `${'\0'.repeat(1024)}%PDF-2.0\n`],
    ['has no version', '\n%PDF-\n'],
    ['is a page that speaks of one', '<html><p>%PDF-1.7</p>'],
    ['is a drawing that speaks of one', '\xef\xbb\xbf\n<svg><!-- %PDF-1.7 --></svg>'],
    ['is an archive with one in it', 'PK\x03\x04\x14\0\0\0\0\0a.pdf%PDF-1.7'],
    ['is a program with one in it', '\x7fELF\x02\x01\x01%PDF-1.7'],
    ['is sound', 'RIFF\0\0\0\0WAVE%PDF-1.7'],
  ])('is none that %s', (_, text) => {
    expect(kindOfFile(bytes(text))).toBeUndefined()
  })
})

describe('an ISO file is judged by all its brands', () => {
  test.each([
    ['isom', ['isom', 'iso2', 'avc1', 'mp41'], 'mp4'],
    ['mp42', ['mp42', 'qt  '], 'mp4'],
    ['M4V ', ['M4V ', 'M4A ', 'mp42'], 'mp4'],
    // Cameras and phones.
    ['XAVC', ['XAVC', 'mp42', 'iso2'], 'mp4'],
    ['MSNV', ['MSNV', 'mp42', 'isom'], 'mp4'],
    ['3gp5', ['3gp5', 'isom'], 'mp4'],
    ['3gp5', [], 'mp4'],
    ['NDSC', ['NDSC', 'isom'], 'mp4'],
    ['avif', ['avif', 'mif1', 'miaf'], 'avif'],
    ['avis', ['avis', 'msf1', 'iso8'], 'avif'],
    ['mif1', ['mif1', 'avif', 'miaf'], 'avif'],
    ['msf1', ['msf1', 'avis', 'iso8'], 'avif'],
    ['heic', ['heic', 'mif1'], undefined],
    ['mif1', ['mif1', 'heic'], undefined],
    // An image sequence names a video brand, too.
    ['hevc', ['msf1', 'hevc', 'iso8', 'mp42'], undefined],
    ['qt  ', ['qt  '], undefined],
    ['M4A ', ['M4A ', 'mp42', 'isom'], undefined],
    ['crx ', ['crx ', 'isom'], undefined],
    ['????', [], undefined],
  ])('%s with %j', (major, compatible, kind) => {
    expect(kindOfFile(iso(major, compatible))).toBe(kind)
    expect(libraryKindOf(iso(major, compatible), 'a.bin')).toBe(kind)
  })

  test('and by nothing behind the box that names them', () => {
    expect(kindOfFile(iso('????', []))).toBeUndefined()
  })

  test('as far as the file goes, whatever size the box claims', () => {
    const short = iso('mp42', ['isom']).subarray(0, 12)
    short.writeUInt32BE(0xffff_ffff)
    expect(kindOfFile(short)).toBe('mp4')
  })
})

test.each([
  ['jpg', '\xff\xd8\xff\xe1\0\x10Exif'],
  ['png', '\x89PNG\r\n\x1a\n\0\0'],
  ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['gif', 'GIF89a\x01\0'],
  [undefined, ''],
  [undefined, '%PD'],
])('of others the first bytes tell: %s', (kind, text) => {
  expect(kindOfFile(bytes(text))).toBe(kind)
})
