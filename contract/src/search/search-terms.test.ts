import { expect, it } from 'vitest'
import { searchTerms } from './search-terms.ts'

it('folds a text and parts it at its spaces', () => {
  expect(searchTerms('  ซักผ้า  เชียงใหม่ ')).toEqual({
    whole: 'ซักผ้าเชียงใหม่',
    words: ['ซักผ้า', 'เชียงใหม่'],
  })
  expect(searchTerms('NIMMAN soi\u00A0๙๙๙').words).toEqual(['nimman', 'soi', '999'])
})

it('leaves a short word with its neighbour', () => {
  expect(searchTerms('ซอย 9 นิมมาน').words).toEqual(['ซอย9', 'นิมมาน'])
  expect(searchTerms('ป. ๙ ซอย').words).toEqual(['ป.9', 'ซอย'])
  expect(searchTerms('LG ซักอบ').words).toEqual(['lgซักอบ'])
})

it('is nothing when nothing was written', () => {
  for (const text of ['', '   ', '\u200B', 'ฯ', '\u0002\u0003'])
    expect(searchTerms(text)).toEqual({ whole: '', words: [] })
})
