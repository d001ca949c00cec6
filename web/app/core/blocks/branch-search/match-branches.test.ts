import { describe, expect, it } from 'vitest'
import { matchBranches } from './match-branches.ts'

const names = [
  'กรุงเทพฯ อารีย์ ซอย 4',
  'ปั๊มน้ำมันแม่ริม เชียงใหม่',
  'เชียงใหม่ นิมมาน ซอย 9',
  'เชียงใหม่',
  'Chiang Mai Nimman',
  'Bangkok Ari Soi 4',
]
const branches = names.map((name) => ({ name }))

function search(text: string): string[] {
  return matchBranches(branches, text).map(({ name }) => name)
}

describe('matchBranches', () => {
  it('finds a name that contains the text, whatever its case [S5.branch-search.2]', () => {
    expect(search('aRI')).toEqual(['Bangkok Ari Soi 4'])
    expect(search('นิมมาน')).toEqual(['เชียงใหม่ นิมมาน ซอย 9'])
  })

  it('puts the exact name first, then those that begin with the text', () => {
    expect(search('เชียงใหม่')).toEqual(['เชียงใหม่', 'เชียงใหม่ นิมมาน ซอย 9', 'ปั๊มน้ำมันแม่ริม เชียงใหม่'])
  })

  it('finds Thai however it was typed', () => {
    expect(search('นํ้ามันเเม่ริม')).toEqual(['ปั๊มน้ำมันแม่ริม เชียงใหม่'])
    expect(search('ซอย ๔')).toEqual(['กรุงเทพฯ อารีย์ ซอย 4'])
    expect(search('กรุงเทพอารีย์')).toEqual(['กรุงเทพฯ อารีย์ ซอย 4'])
    expect(search('chiangmai')).toEqual(['Chiang Mai Nimman'])
  })

  it('never loses a name that contains the text as it stands', () => {
    for (const name of names) {
      for (let end = 1; end <= name.length; end += 1) {
        expect(search(name.slice(0, end))).toContain(name)
      }
    }
  })

  it('gives every branch for a blank text and none for a text of invisible characters', () => {
    expect(search('  ')).toHaveLength(names.length)
    expect(search('\u200B')).toEqual([])
  })

  it('gives nothing where nothing fits', () => {
    expect(search('ภูเก็ต')).toEqual([])
  })

  const words = { spellings: [['นิมมาน', 'นิมาน']], common: ['ซักผ้า', 'ร้าน', 'สาขา'] }
  const found = (text: string) => matchBranches(branches, text, words).map(({ name }) => name)

  it.each([
    ['กทม', 'กรุงเทพฯ อารีย์ ซอย 4'],
    ['กทม. อารีย์', 'กรุงเทพฯ อารีย์ ซอย 4'],
    ['อารีย์ ซ.4', 'กรุงเทพฯ อารีย์ ซอย 4'],
    ['อารีย์ กรุงเทพ', 'กรุงเทพฯ อารีย์ ซอย 4'],
    ['อารีย์ ซักผ้า', 'กรุงเทพฯ อารีย์ ซอย 4'],
    ['สาขาอารีย์', 'กรุงเทพฯ อารีย์ ซอย 4'],
    ['ร้านซักผ้า อารีย์', 'กรุงเทพฯ อารีย์ ซอย 4'],
    ['นิมาน', 'เชียงใหม่ นิมมาน ซอย 9'],
    ['chiang-mai', 'Chiang Mai Nimman'],
  ])('finds by everyday short forms, other spellings and words of the trade: %s', (text, name) => {
    expect(found(text)).toContain(name)
    expect(found(text)).not.toContain('ปั๊มน้ำมันแม่ริม เชียงใหม่')
  })

  it.each([
    ['จ.เชียงใหม่', 3],
    ['จ. เชียงใหม่', 3],
    ['จังหวัดเชียงใหม่', 3],
    ['อ.แม่ริม จ.เชียงใหม่', 1],
    ['ซักผ้าอำเภอแม่ริม', 1],
    ['ซ.อารีย์', 1],
    ['ซอยอารีย์ 4', 1],
    ['ซอย 4 อารีย์', 1],
    ['4 ซอย อารีย์', 1],
    ['นิมมาน-เชียงใหม่', 1],
    ['ร้านซักผ้า ซอย 9', 1],
    ['ซอย 9 ร้านซักผ้า', 1],
    ['nimman chiangmai', 1],
  ])('finds a name whatever stands before it and in any order: %s', (text, count) => {
    expect(found(text)).toHaveLength(count)
  })

  it('finds every branch by words that apply to every shop, and none if another word matches none', () => {
    expect(found('ร้านซักผ้า')).toHaveLength(names.length)
    expect(found('ซักผ้า ภูเก็ต')).toEqual([])
  })
})
