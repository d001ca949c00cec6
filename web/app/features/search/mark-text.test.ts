import { searchTerms } from '@washhouse/contract/search/search-terms'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markText } from './mark-text.server.ts'

/** The text with its matches in brackets. */
function marked(text: string, search: string): string {
  return markText(text, searchTerms(search).words.flat())
    .map((part, index) => (index % 2 === 1 ? `[${part}]` : part))
    .join('')
}

it('marks every word, however it was typed', () => {
  expect(marked('อบฟรีที่เชียงใหม่ ซอย ๒๔', 'เชียงใหม่ ซอย24')).toBe('อบฟรีที่[เชียงใหม่] [ซอย ๒๔]')
  expect(marked('Chiang Mai', 'CHIANG')).toBe('[Chiang] Mai')
  expect(marked('เเม่ริม', 'แม่ริม')).toBe('[เเม่ริม]')
})

it('leaves a text without the words as it is', () => {
  expect(marked('<b>ซัก</b>', 'อบ')).toBe('<b>ซัก</b>')
  expect(markText('', ['ซัก'])).toEqual([''])
})

it('never changes the text', () => {
  const letter = fc.constantFrom(...'กผเแโำาๆฯ่้๊ิีุ๑9aA \u200B<&'.split(''))
  const text = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'binary', maxLength: 30 }))
  fc.assert(
    fc.property(text, text, (written, typed) => {
      const parts = markText(written, searchTerms(typed).words.flat())
      expect(parts.join('')).toBe(written)
      expect(parts.length % 2).toBe(1)
    }),
  )
})
