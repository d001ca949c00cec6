import { describe, expect, it } from 'vitest'
import { readCsv, UnreadableCsv } from './read-csv.ts'

const text = 'Slug,name_th\r\nari,ซอยอารีย์\r\n"nan","น่าน, ""ในเมือง"""\r\n'
const utf16 = (written: string, swap: boolean) => {
  const bytes = Buffer.from(written, 'utf16le')
  return swap ? bytes.swap16() : bytes
}

const read = (bytes: Uint8Array) => {
  const { columns, rows } = readCsv(bytes)
  return { columns, rows: rows.map(({ line, cells }) => [line, Object.fromEntries(cells)]) }
}
const table = {
  columns: ['slug', 'name_th'],
  rows: [
    [2, { slug: 'ari', name_th: 'ซอยอารีย์' }],
    [3, { slug: 'nan', name_th: 'น่าน, "ในเมือง"' }],
  ],
}

describe('readCsv', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little endian', utf16(`\uFEFF${text}`, false)],
    ['UTF-16, big endian', utf16(`\uFEFF${text}`, true)],
    ['UTF-16 without a mark', utf16(text, false)],
    ['UTF-16 without a mark, big endian', utf16(text, true)],
    ['semicolons', Buffer.from(text.replaceAll(/(?<!่าน),/g, ';'))],
    [
      'tabs and single line feeds',
      Buffer.from(text.replaceAll(/(?<!่าน),/g, '\t').replaceAll('\r', '')),
    ],
    ['spaces around cells, empty rows', Buffer.from(text.replace('ari,', ' ari , ') + ',\r\n\r\n')],
  ])('reads %s', (_, bytes) => {
    expect(read(bytes)).toEqual(table)
  })

  it('names the line where a row starts, also after cells of several lines', () => {
    const { rows } = readCsv(Buffer.from('a,b\n"1\n2",3\n\n4,5\n'))
    expect(rows.map(({ line }) => line)).toEqual([2, 5])
  })

  it('fills the cells that a short row leaves out', () => {
    expect(read(Buffer.from('a,b\n1\n')).rows).toEqual([[2, { a: '1', b: '' }]])
  })

  it.each([
    ['an empty file', '', null, /empty/],
    ['a column twice', 'a,b,A\n1,2,3\n', 1, /"a" is there twice/],
    ['more cells than columns', 'a,b\n1,2\n1,2,3\n', 3, /more cells/],
    ['an open quotation mark', 'a,b\n1,"2\n', 2, /quotation mark/],
  ])('refuses %s', (_, written, line, message) => {
    const fault = faultOf(Buffer.from(written))
    expect(fault.message).toMatch(message)
    expect(fault.line).toBe(line)
  })

  it('refuses other encodings, with the way to save it', () => {
    // น่าน in Windows-874.
    expect(faultOf(Buffer.from([0xb9, 0xe8, 0xd2, 0xb9])).message).toMatch(/CSV UTF-8/)
  })
})

function faultOf(bytes: Uint8Array): UnreadableCsv {
  try {
    readCsv(bytes)
  } catch (error) {
    if (error instanceof UnreadableCsv) return error
    throw error
  }
  throw new Error('it was read')
}
