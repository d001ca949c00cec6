import { describe, expect, it } from 'vitest'
import { foldForSearch, foldText } from './fold-text.ts'

const saraAm = 'น้ำ'
const nikhahitAndSaraAa = '\u0E19\u0E4D\u0E49\u0E32'
const toneThenNikhahit = '\u0E19\u0E49\u0E4D\u0E32'
const toneAtTheEnd = '\u0E19\u0E4D\u0E32\u0E49'

describe('foldText', () => {
  it.each([nikhahitAndSaraAa, toneThenNikhahit, toneAtTheEnd])(
    'gives the same for น้ำ however its marks were typed (%j)',
    (typed) => {
      expect(typed).not.toBe(saraAm)
      expect(foldText(typed)).toBe(foldText(saraAm))
    },
  )

  it('puts the vowel before the tone over a tall consonant', () => {
    const vowelFirst = '\u0E1B\u0E31\u0E4A\u0E21'
    const toneFirst = '\u0E1B\u0E4A\u0E31\u0E21'
    expect(foldText(toneFirst)).toBe(foldText(vowelFirst))
    expect(foldText('ปั๊มน้ำมัน')).toContain(foldText('ปั๊ม'))
  })

  it('puts a vowel below before the tone above', () => {
    expect(foldText('\u0E1B\u0E48\u0E39')).toBe(foldText('\u0E1B\u0E39\u0E48'))
  })

  it('reads two เ as one แ', () => {
    expect(foldText('เเม่ริม')).toBe(foldText('แม่ริม'))
  })

  it('reads Thai digits as Arabic ones', () => {
    expect(foldText('ซอย ๒๔')).toBe(foldText('ซอย 24'))
  })

  it('ignores spaces and characters without width', () => {
    expect(foldText('ซัก\u200B 24\u00A0ชั่วโมง\uFEFF')).toBe(foldText('ซัก24ชั่วโมง'))
    expect(foldText('Chiang  Mai')).toBe(foldText('chiangmai'))
    for (const unseen of [
      '\u202A',
      '\u202E',
      '\u2066',
      '\u2069',
      '\uFE0F',
      '\u3164',
      '\u115F',
      '\u1160',
      '\u2800',
      '\u{E0061}',
      '\u034F',
    ])
      expect(foldText(`เชียง${unseen}ใหม่`)).toBe(foldText('เชียงใหม่'))
  })

  it('ignores case and full-width letters', () => {
    expect(foldText('ＢＴＳ Ari')).toBe('btsari')
  })

  it('reads curly apostrophes and quotation marks as plain ones', () => {
    expect(foldText('What’s “new”')).toBe(foldText('What\'s "new"'))
  })

  it('ignores the mark that shortens กรุงเทพฯ', () => {
    expect(foldText('กรุงเทพฯ อารีย์')).toBe(foldText('กรุงเทพ อารีย์'))
  })

  it('counts a tone that was typed twice once', () => {
    expect(foldText('บ้\u0E49าน')).toBe(foldText('บ้าน'))
  })

  it('keeps apart words that differ by a tone or a vowel', () => {
    expect(foldText('ป่า')).not.toBe(foldText('ป้า'))
    expect(foldText('ปู')).not.toBe(foldText('ปุ'))
  })

  it('changes nothing when it is applied again', () => {
    const folded = foldText('กรุงเทพฯ น้ำ ปั๊ม เเม่ ๒๔')
    expect(foldText(folded)).toBe(folded)
  })
})

describe('A text that is searched', () => {
  it.each([
    ['Wi-Fi', 'wifi'],
    ['อบ–ซัก —', 'อบซัก'],
    ['10-20', '10-20'],
    ['-5', '-5'],
    ['A-1', 'a1'],
  ])('%j is read as %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })

  it('may have any number of dashes', () => {
    const text = `1${'-'.repeat(300_000)}1`
    expect(foldForSearch(text)).toBe(text)
  })
})
