import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyLine } from '../text/tidy-text.ts'
import { readBlocks } from './board-text.ts'

const words = (text: string) => ({ kind: 'words', text })
const link = (href: string) => ({ kind: 'link', href })

describe('A text is shown as', () => {
  it('paragraphs of lines, and lists', () => {
    expect(readBlocks('คราบกาแฟ\nบนเสื้อขาว\n\nลองแล้ว\n- น้ำเย็น\n• สบู่\nไม่ออก')).toEqual([
      { kind: 'paragraph', lines: [[words('คราบกาแฟ')], [words('บนเสื้อขาว')]] },
      { kind: 'paragraph', lines: [[words('ลองแล้ว')]] },
      { kind: 'list', lines: [[words('น้ำเย็น')], [words('สบู่')]] },
      { kind: 'paragraph', lines: [[words('ไม่ออก')]] },
    ])
  })

  it('links that are seen whole, without the full stop behind them', () => {
    const parts = (text: string) => readBlocks(text)[0]?.lines[0]
    expect(parts('ดูที่ https://example.com/ก?a=1, แล้วซัก')).toEqual([
      words('ดูที่ '),
      link('https://example.com/ก?a=1'),
      words(', แล้วซัก'),
    ])
    expect(parts('(https://example.com/a_(b))')).toEqual([
      words('('),
      link('https://example.com/a_(b)'),
      words(')'),
    ])
  })

  it.each([
    ['https://fongsai.example/branch/krabi-maharat', 'นะคะ ขอบคุณ'],
    ['https://example.com/a', ',แล้วบอกด้วย'],
    ['https://example.com/a', '.ลองดูค่ะ'],
    ['https://example.com', 'ครับ'],
    ['https://example.com/news/12', 'ค่ะ'],
    ['https://example.com/branch?province=50', 'เลยค่ะ'],
    ['https://example.com/a_(b)', 'ด้วย'],
    ['https://example.com/%E0%B8%81', 'นะ'],
    ['https://example.com/a', '😊'],
    ['https://example.com/a', ')ครับ'],
    ['https://th.wikipedia.org/wiki/กรุงเทพ', ' อ่านสนุก'],
    ['https://th.wikipedia.org/wiki/สยาม_(แก้ความกำกวม)', ''],
    ['https://th.wikipedia.org/wiki/หมวดหมู่:BTSในกรุงเทพ', ''],
    ['https://example.com/search?q=ซักผ้า&page=2', ''],
    ['https://example.com/BTS_อารีย์', ''],
    ['https://บริษัท.ไทย/a', 'ค่ะ'],
  ])('a link that ends where prose goes on: %s%s', (href, prose) => {
    const [line] = readBlocks(`${href}${prose}`)[0]?.lines ?? []
    expect(line).toEqual([link(href), ...(prose ? [words(prose)] : [])])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'JaVaScRiPt://example.com/%0aalert(1)',
    'http://',
    'https:///',
    '[x](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '<img src=x onerror=alert(1)>',
  ])('words alone where it is %j', (text) => {
    expect(readBlocks(text)).toEqual([{ kind: 'paragraph', lines: [[words(text)]] }])
  })

  it.each([')', '!', '!)'])('a link, however many signs %j are behind it', (sign) => {
    const tail = sign.repeat(100_000)
    expect(readBlocks(`http://a.th${tail}`)).toEqual([
      { kind: 'paragraph', lines: [[link('http://a.th'), words(tail)]] },
    ])
  })

  it('parts that are together all that was written, and links of the web alone', () => {
    const piece = fc.constantFrom(
      'https://a.th/b',
      'http://',
      'javascript:x',
      ' ',
      '<',
      '"',
      ')',
      '(',
      '.',
      'ก',
    )
    const line = fc.array(piece).map((all) => tidyLine(all.join('')))
    fc.assert(
      fc.property(line, (text) => {
        const parts = readBlocks(text).flatMap(({ lines }) => lines.flat())
        expect(parts.map((part) => (part.kind === 'link' ? part.href : part.text)).join('')).toBe(
          text,
        )
        const links = parts.filter(({ kind }) => kind === 'link')
        expect(links).toEqual(
          links.map(() => link(expect.stringMatching(/^https?:\/\/[^\s"<>]+$/))),
        )
      }),
    )
  })
})
