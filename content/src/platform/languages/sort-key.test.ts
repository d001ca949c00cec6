import { languages, type Language } from '@washhouse/contract/language'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortKey } from './sort-key.ts'

const sorted = (texts: readonly string[], language: Language) =>
  texts.toSorted((left, right) => compare(sortKey(left, language), sortKey(right, language)))

function compare(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

describe('A sort key', () => {
  it('puts Thai names where a dictionary has them, not by the order in which they are written', () => {
    const names = ['แพร่', 'เชียงใหม่', 'ชลบุรี', 'กระบี่', 'เลย', 'พะเยา', 'ไชยา', 'ลำพูน']
    expect(sorted(names, 'th')).toEqual([
      'กระบี่',
      'ชลบุรี',
      'เชียงใหม่',
      'ไชยา',
      'พะเยา',
      'แพร่',
      'ลำพูน',
      'เลย',
    ])
  })

  it('looks at tone marks last', () => {
    expect(sorted(['ป้าน', 'ปาน', 'ป่าน', 'ปานะ'], 'th')).toEqual(['ปาน', 'ป่าน', 'ป้าน', 'ปานะ'])
  })

  it('puts numbers in the order of their values, in Thai digits too', () => {
    const names = [
      'สาขา 10',
      'สาขา ๒',
      'สาขา 2 ข',
      'สาขา 1',
      'สาขา 010',
      'สาขา 100',
      'ซอย 4/12',
      'ซอย 4/9',
    ]
    expect(sorted(names, 'th')).toEqual([
      'ซอย 4/9',
      'ซอย 4/12',
      'สาขา 1',
      'สาขา ๒',
      'สาขา 2 ข',
      'สาขา 10',
      'สาขา 010',
      'สาขา 100',
    ])
    expect(sorted(['Soi 10', 'Soi 9', 'Soi 9 b'], 'en')).toEqual(['Soi 9', 'Soi 9 b', 'Soi 10'])
  })

  const oneOf = (signs: string) => fc.constantFrom(...Array.from(signs))
  const marked = fc.tuple(oneOf('กขคชนพมรลสอฮฤ'), fc.constantFrom('', 'ิ', 'ู'), oneOf('่้๊๋็์'))
  const unit = fc.oneof(
    oneOf("กขคชนพมรลสอฮฤะัาำิีืุูเแโใไๆฯ๑๙019azA .-'(&+$"),
    marked.map((parts) => parts.join('')),
  )
  const text = fc.string({ unit, maxLength: 12 })

  it.each(languages)(
    'orders any two texts as the collator of the language does (%s)',
    (language) => {
      const collator = new Intl.Collator(language, { sensitivity: 'accent', numeric: true })
      fc.assert(
        fc.property(text, text, (left, right) => {
          const order = compare(sortKey(left, language), sortKey(right, language))
          expect(order).toBe(Math.sign(collator.compare(left, right)))
        }),
        { numRuns: 2000 },
      )
    },
  )

  it('holds digits and a to f alone, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        for (const language of languages) expect(sortKey(any, language)).toMatch(/^[0-9a-f]*$/)
      }),
    )
  })
})
