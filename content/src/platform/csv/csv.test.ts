import { hostilePosts } from '../../../testing/hostile-posts.ts'
import { describe, expect, it } from 'vitest'
import { csvRow } from './csv.ts'

describe('a row of the exported list', () => {
  it('holds nothing that a spreadsheet would run as a formula', () => {
    const attacks = [
      '=HYPERLINK("http://evil.example","กดที่นี่")',
      "=cmd|' /C calc'!A0",
      '+1+1',
      '-2+3',
      '@SUM(A1:A9)',
      '\t=1+1',
      '\r=1+1',
      '\n=1+1',
      '  =1+1',
      '\u00a0=1+1',
      '\ufeff=1+1',
      '＝1+1',
      '＠SUM(1)',
    ]
    for (const attack of attacks)
      expect(csvRow([attack])).toBe(`"'${attack.replaceAll('"', '""')}"\r\n`)
  })

  it('leaves every other text as it was written', () => {
    const texts = ['สมใจ ซักดี', '081-234-5678', 'a=b', 'nok+shop@example.com', "'ok", '', '0.50']
    expect(csvRow(texts)).toBe(`${texts.map((text) => `"${text}"`).join(',')}\r\n`)
  })

  it('keeps a text in its cell, whatever parts cells or lines elsewhere', () => {
    expect(csvRow(['a","=1+1', 'b;=1+1', 'c\r\n=1+1', 'd\t=1'])).toBe(
      '"a"",""=1+1","b;=1+1","c\r\n=1+1","d\t=1"\r\n',
    )
  })

  it('runs nothing of 64 hostile posts, whatever a cell begins with, and keeps all their letters', () => {
    for (const { name, title, detail } of hostilePosts) {
      const bare = [title, detail].map((text) => text.slice(text.indexOf(' ') + 1))
      const led = bare.flatMap((text) => ['=', '+', '-', '@', '\t'].map((sign) => sign + text))
      for (const text of [title, detail, ...bare, ...led]) {
        const [, cell = ''] = /^"((?:[^"]|"")*)"\r\n$/.exec(csvRow([text])) ?? []
        const shown = cell.replaceAll('""', '"')
        expect(shown, name).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/)
        expect([text, `'${text}`], name).toContain(shown)
      }
    }
  })
})
