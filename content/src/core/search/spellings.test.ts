import { searchTerms } from '@washhouse/contract/search/search-terms'
import { foldForSearch } from '@washhouse/contract/text/fold-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldDocument } from './folded-document.ts'
import { compileSpellings } from './spellings.ts'

const promotion = ['โปรโมชั่น', 'โปรโมชัน']
const spellings = compileSpellings([
  promotion,
  ['คอนโด', 'คอนโดมิเนียม'],
  ['Wi-Fi', 'ไวไฟ', 'วายฟาย'],
])
const unify = (text: string) => spellings.unify(foldForSearch(text))

describe('A word with several spellings', () => {
  it('becomes the same in any of them, wherever it stands', () => {
    expect(unify('รวมโปรโมชันเดือนนี้')).toBe(unify('รวมโปรโมชั่นเดือนนี้'))
    expect(unify('WI-FI ฟรี')).toBe(unify('วายฟายฟรี'))
    expect(searchTerms('โปรโมชัน ไวไฟ', spellings).words).toEqual(
      searchTerms('โปรโมชั่น WI-fi', spellings).words,
    )
  })

  it('is the longer one of two that begin alike, and goes no further than its letters', () => {
    expect(unify('คอนโดมิเนียมใหม่')).toBe('คอนโดใหม่')
    expect(unify('โปรโมชัน์')).toBe(foldForSearch('โปรโมชัน์'))
  })

  it('is looked for in each of its spellings where a text is shown', () => {
    expect(spellings.spell(foldForSearch('โปรโมชันใหม่'))).toEqual(
      ['โปรโมชันใหม่', 'โปรโมชั่นใหม่'].map(foldForSearch),
    )
    expect(spellings.spell('ซัก')).toEqual(['ซัก'])
  })

  it('stands in the index as it was written too, so that half of it is found', () => {
    const texts = { th: { title: 'โปรโมชันสิ้นปี', text: '' }, en: { title: '', text: '' } }
    const document = { id: 1, stamp: '', slug: null, publishedAt: null, endsAt: null, texts }
    const { title } = foldDocument(document, spellings)
    for (const found of ['โปรโมชันสิ้น', 'โปรโมชั่นสิ้น', 'โมชัน'])
      expect(title).toContain(foldForSearch(found))
  })

  it('is found by its short form, and that by the word, but in posts only where the form has one meaning', () => {
    const at = (text: string, source = {}) =>
      foldDocument(
        {
          id: 1,
          stamp: '',
          slug: null,
          publishedAt: null,
          endsAt: null,
          texts: { th: { title: '', text }, en: { title: '', text: '' } },
        },
        spellings,
        source,
      ).text
    expect(at('ซ.อารีย์ เปิด 24 ชม.')).toContain(foldForSearch('ซอยอารีย์เปิด24ชั่วโมง'))
    expect(at('จ.เชียงใหม่')).toContain(foldForSearch('จังหวัดเชียงใหม่'))
    expect(at('จังหวัดเชียงใหม่')).toContain(foldForSearch('จ.เชียงใหม่'))
    expect(at('Wi-Fi ฟรี')).toContain('wifiฟรี')
    expect(at('จ.เชียงใหม่ ซ.5', { isPost: true })).not.toContain(foldForSearch('จังหวัด'))
    expect(at('จ.เชียงใหม่ ซ.5', { isPost: true })).toContain(foldForSearch('ซอย5'))
  })

  it('has another mark for another list, and an empty list changes nothing', () => {
    expect(compileSpellings([promotion]).mark).not.toBe(spellings.mark)
    expect(compileSpellings([promotion]).mark).toBe(compileSpellings([promotion]).mark)
    for (const none of [compileSpellings([]), compileSpellings([['โปร'], []])]) {
      expect(none.mark).toBe('')
      expect(none.unify('โปรโมชัน')).toBe('โปรโมชัน')
    }
  })

  it('may hold any signs, and changes no text without them', () => {
    const word = fc.string({
      unit: fc.constantFrom(...Array.from('.*+?^$()[]{}|\\/-กข')),
      minLength: 1,
    })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const compiled = compileSpellings([[one, other]])
        expect(compiled.unify(foldForSearch(one))).toBe(compiled.unify(foldForSearch(other)))
        expect(compiled.unify('zzz')).toBe('zzz')
      }),
    )
  })
})
