import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countSeen, readBlocks, tidyLine, tidyText } from './board-text.ts'

const words = (text: string) => ({ kind: 'words', text })
const link = (href: string) => ({ kind: 'link', href })

describe('What a member writes', () => {
  it('loses what nobody sees and what turns it around', () => {
    expect(tidyLine('  ซักผ้า\u202Enurt\u202C \u200Fนวม\u0007 ')).toBe('ซักผ้าnurt นวม')
    expect(tidyText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd')
    expect(tidyText('\n\nย่อหน้าแรก\n\n\n \nย่อหน้าที่สอง\n\n')).toBe('ย่อหน้าแรก\n\nย่อหน้าที่สอง')
  })

  it('keeps what joins letters: ครอบครัว 👩‍👩‍👧, and Thai words that are parted unseen', () => {
    for (const text of ['👩‍👩‍👧 ซักผ้า', 'ซัก\u200Bผ้า', 'น้ำยาซักผ้า'])
      expect(tidyText(text)).toBe(text.normalize())
  })

  it('is counted by what is seen', () => {
    expect(countSeen('\u200B\u2060 \u00A0\u3164')).toBe(0)
    expect(countSeen('ซัก ผ้า')).toBe(6)
    expect(countSeen('👕👖')).toBe(2)
  })

  it('is the same when it is tidied again', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(text, (each) => {
        expect(tidyText(tidyText(each))).toBe(tidyText(each))
      }),
    )
  })
})

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
