import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countSeen, tidyCode, tidyLine, tidyName, tidyText } from './tidy-text.ts'

describe('A text that a person sends', () => {
  it.each([
    ['a space without width', 'nok\u200B', 'nok'],
    ['directions that a phone book pastes', '\u202D0812345678\u202C', '0812345678'],
    ['directions that turn a line', '  ซักผ้า\u202Enurt\u202C \u200Fนวม\u0007 ', 'ซักผ้าnurt นวม'],
    ['isolates and joiners of words', '\u2066ซัก\u2069 \u2060ผ้า\u00AD', 'ซัก ผ้า'],
    ['a byte order mark within a word', 'ซัก\uFEFFผ้า', 'ซักผ้า'],
    ['variations of what has none', 'a\uFE0Fb\u{E0100}1\uFE0F', 'ab1'],
    ['joiners of letters that never join', 'สม\u200Dชาย\u200C', 'สมชาย'],
    ['tags without a flag', 'a\u{E0061}\u{E007F}', 'a'],
    ['an unfinished flag', '\u{1F3F4}\u{E0067}x', '\u{1F3F4}x'],
    ['controls and breaks', 'นก\tใจ\r\nดี\u0008\u000B\u0085ค่ะ\0', 'นก ใจ ดี ค่ะ'],
    ['half a surrogate pair, and signs of no text', '\uD800a\uFFFE\uFFFC', 'a'],
    ['spaces of any width', '\u00A0ก\u3000 ข\u2003', 'ก ข'],
  ])('loses %s', (_, typed, line) => {
    expect(tidyLine(typed)).toBe(line)
  })

  it.each([
    '',
    ' ',
    '\u200B',
    '\u200B\u3164',
    '\u2800',
    '\uFFA0\u115F\u1160',
    '\u00A0\u2003',
    '\u034F\u17B5',
    '\u{E0020}\uFE0F',
    '\u{1D159}',
    '\n\t\r\n',
    '\u2068\u2069',
  ])('is empty where nobody sees anything of %j', (typed) => {
    for (const tidy of [tidyLine, tidyText, tidyName, tidyCode]) expect(tidy(typed)).toBe('')
    expect(countSeen(typed)).toBe(0)
  })

  it.each([
    ['Thai words that are parted unseen', 'ซัก\u200Bผ้า'],
    ['น้ำ', 'น้ำยาซักผ้า'],
    ['a family', '👩‍👩‍👧 ซักผ้า'],
    ['a heart on fire and a rainbow flag', '❤️‍🔥 🏳️‍🌈'],
    ['skin colours', '👩🏽‍🚀👍🏿'],
    ['flags', '🇹🇭 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['keycaps', '1️⃣ #️⃣'],
    ['Persian', 'می\u200Cخواهم'],
    ['Hindi', 'क्\u200Dष क्\u200Cष'],
    ['Mongolian', '\u182D\u180B\u1820'],
    ['a Japanese name', '葛\u{E0100}城'],
    ['Braille', '\u2801\u2800\u2803'],
  ])('keeps %s', (_, typed) => {
    expect(tidyLine(typed)).toBe(typed.normalize())
    expect(tidyText(typed)).toBe(typed.normalize())
  })

  it('keeps its lines and paragraphs where it may have several', () => {
    expect(tidyText('a\r\nb\rc\u2028d\u000Be\u0085f')).toBe('a\nb\nc\nd\ne\nf')
    expect(tidyText('\n\nย่อหน้าแรก\n\n\n \nย่อหน้าที่สอง\n\n')).toBe('ย่อหน้าแรก\n\nย่อหน้าที่สอง')
    expect(tidyText('ก\n\u200B\n\u3164\nข')).toBe('ก\n\nข')
  })

  it('has no hidden parting in a name, and nothing hidden in a code', () => {
    expect(tidyName('สม\u200Bชาย 👩‍🚀')).toBe('สมชาย 👩‍🚀')
    expect(tidyCode(' NW4Y\u200D-ZD2Q\u200B\n')).toBe('NW4Y-ZD2Q')
  })

  it('is counted by what is seen', () => {
    expect(countSeen('\u200B\u2060 \u00A0\u3164')).toBe(0)
    expect(countSeen('ซัก ผ้า')).toBe(6)
    expect(countSeen('👕👖')).toBe(2)
  })

  it('is the same when it is tidied again', () => {
    const odd = fc.constantFrom(
      ...'กb👩\u200B\u200C\u200D\u202E\uFE0F\u0301ف्\u182D\u180B1\u20E3'.split(''),
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: odd }),
    )
    fc.assert(
      fc.property(text, (each) => {
        for (const tidy of [tidyLine, tidyText, tidyName, tidyCode])
          expect(tidy(tidy(each))).toBe(tidy(each))
      }),
    )
  })
})
