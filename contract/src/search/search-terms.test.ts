import { expect, it } from 'vitest'
import { searchTerms } from './search-terms.ts'

it('folds a text and parts it at its spaces', () => {
  expect(searchTerms('  ซักผ้า  เชียงใหม่ ')).toEqual({
    whole: 'ซักผ้าเชียงใหม่',
    words: [['ซักผ้า'], ['เชียงใหม่']],
  })
  expect(searchTerms('NIMMAN soi\u00A0๙๙๙').words).toEqual([['nimman'], ['soi'], ['999']])
})

it('looks for a short word beside another one, wherever it stands', () => {
  expect(searchTerms('ซอย 9 นิมมาน').words).toEqual([
    ['ซอย'],
    ['ซอย9', '9ซอย', 'นิมมาน9', '9นิมมาน'],
    ['นิมมาน'],
  ])
  expect(searchTerms('ป. ๙ ซอย').words).toEqual([
    ['ป.9', 'ซอยป.', 'ป.ซอย'],
    ['ป.9', 'ซอย9', '9ซอย'],
    ['ซอย'],
  ])
  expect(searchTerms('LG ซักอบ').words).toEqual([['lgซักอบ', 'ซักอบlg'], ['ซักอบ']])
  expect(searchTerms('ซอย 9 24 ชั่วโมง').words[2]).toEqual(
    expect.arrayContaining(['ซอย924', '24ชั่วโมง']),
  )
  expect(searchTerms('ก ข').words).toEqual([['กข'], ['กข']])
})

it('parts words at a dash, and joins short ones', () => {
  expect(searchTerms('Silom-Convent').words).toEqual([['silom'], ['convent']])
  expect(searchTerms('สีลม - คอนแวนต์').words).toEqual([['สีลม'], ['คอนแวนต์']])
  expect(searchTerms('Wi-Fi').words).toEqual([['wifi']])
  expect(searchTerms('สุขุมวิท 10-12').words).toContainEqual(['สุขุมวิท'])
  expect(searchTerms('10-12').words).toEqual([['10-12']])
})

it('takes for one word what a spelling is of two', () => {
  const unify = (text: string) => text.replaceAll('nakhonratchasima', 'โคราช')
  expect(searchTerms('Nakhon Ratchasima', { unify }).words).toEqual([
    ['nakhon', 'โคราช'],
    ['ratchasima', 'โคราช'],
  ])
})

it('is nothing when nothing was written', () => {
  for (const text of ['', '   ', '\u200B', 'ฯ', '\u0002\u0003'])
    expect(searchTerms(text)).toEqual({ whole: '', words: [] })
})
