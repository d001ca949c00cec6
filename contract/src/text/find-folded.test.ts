import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFolded } from './find-folded.ts'
import { foldText } from './fold-text.ts'

function found(text: string, ...terms: string[]): string[] {
  return findFolded(text, terms.map(foldText)).map(({ start, end }) => text.slice(start, end))
}

describe('findFolded', () => {
  it('finds a term in Thai digits, in capitals and in full-width letters', () => {
    expect(found('ซอย ๒๔ ใกล้ BTS อารีย์', '24', 'bts')).toEqual(['๒๔', 'BTS'])
    expect(found('ＢＴＳ อารีย์', 'bts')).toEqual(['ＢＴＳ'])
  })

  it('finds a term across spaces and invisible characters', () => {
    expect(found('Chiang  Mai', 'chiangmai')).toEqual(['Chiang  Mai'])
    expect(found('ซัก\u200Bผ้า', 'ซักผ้า')).toEqual(['ซัก\u200Bผ้า'])
    expect(found('ซัก\u202Aผ้า\u202C', 'ซักผ้า')).toEqual(['ซัก\u202Aผ้า\u202C'])
  })

  it('finds two เ for a แ, and น้ำ however its marks were typed', () => {
    expect(found('ตลาดเเม่ริม', 'แม่ริม')).toEqual(['เเม่ริม'])
    for (const typed of ['\u0E19\u0E4D\u0E49\u0E32', '\u0E19\u0E49\u0E4D\u0E32', 'น้ำ'])
      expect(found(`ซักด้วย${typed}อุ่น`, 'น้ำ')).toEqual([typed])
  })

  it('finds a term across a dash', () => {
    expect(found('ฟรี Wi-Fi ทุกสาขา', 'wifi')).toEqual(['Wi-Fi'])
    expect(found('ซอย 10-20', '10-20')).toEqual(['10-20'])
  })

  it('never parts a letter from its marks', () => {
    expect(found('ผ้าขนหนู', 'ผ')).toEqual(['ผ้'])
  })

  it('makes one of terms that overlap or touch', () => {
    expect(found('ซักผ้านวม', 'ซักผ้า', 'ผ้านวม')).toEqual(['ซักผ้านวม'])
  })

  it('finds nothing of an empty term, and all of what is there twice', () => {
    expect(found('ซัก', '')).toEqual([])
    expect(found('ซัก อบ ซัก', 'ซัก')).toEqual(['ซัก', 'ซัก'])
  })

  it('gives ranges in order within the text, whatever is written', () => {
    const letter = fc.constantFrom(...'กผซนเแโำาๆฯ่้๊์ิีุู๑9aA \u200B'.split(''))
    const text = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 4 }), (written, terms) => {
        let last = -1
        for (const { start, end } of findFolded(written, terms.map(foldText))) {
          expect(start).toBeGreaterThan(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(written.length)
      }),
    )
  })
})
