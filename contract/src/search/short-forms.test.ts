import { describe, expect, it } from 'vitest'
import { foldForSearch } from '../text/fold-text.ts'
import { bareNames, waysToWrite, withoutPlaces, writeOut } from './short-forms.ts'
import { compileSpellings, foldCommon, foldSpellings, stripCommon } from './spellings.ts'

describe('A short form', () => {
  it.each([
    ['ซ.อารีย์', 'ซอยอารีย์'],
    ['ซ. 7', 'ซอย7'],
    ['สุขุมวิท ซ.24', 'สุขุมวิท ซอย24'],
    ['ถ.พหลโยธิน', 'ถนนพหลโยธิน'],
    ['24 ชม.', '24 ชั่วโมง'],
    ['24ชม', '24ชั่วโมง'],
    ['๒๔ ชม', '๒๔ ชั่วโมง'],
    ['ชม.ละ 20', 'ชั่วโมงละ 20'],
  ])('%s is %s', (short, long) => {
    expect(writeOut(short)).toBe(long)
  })

  it.each(['เยี่ยมชม', 'ชมวิว', 'พ.ศ.', 'กก.ถ.', 'จอดรถ.', 'อาคาร ซ', 'ต.ค.', 'จ.เชียงใหม่', 'ม.5'])(
    'is none in %s',
    (text) => {
      expect(writeOut(text)).toBe(text)
    },
  )

  it('of sizes is written out for each of them, also in a post', () => {
    const way = (text: string) => waysToWrite(text, { isPost: true }).at(-1)
    expect(way('Manual for 14, 20 and 27 kg dryers')).toBe('Manual for 14 kg 20 kg 27 kg dryers')
    expect(way('เครื่องอบผ้า 14, 20 และ 27 กก.')).toBe('เครื่องอบผ้า 14 กก. 20 กก. 27 กก.')
    expect(waysToWrite('1,000 kg on 2 shelves, 3 rooms')).toEqual([
      '1,000 kg on 2 shelves, 3 rooms',
    ])
  })

  it('that is ambiguous counts only before a name, and never in a post', () => {
    const forms = (text: string) => waysToWrite(text).map(foldForSearch)
    expect(forms('จ.เชียงใหม่')).toContain('จังหวัดเชียงใหม่')
    expect(forms('จังหวัดเชียงใหม่')).toContain('จ.เชียงใหม่')
    expect(forms('อ.เมือง')).toContain(foldForSearch('อำเภอเมือง'))
    expect(forms('99 ม.5 บ้านใหม่')).toContain('99หมู่5บ้านใหม่')
    for (const text of ['จ. ถึง ศ.', 'อ.ส.ค.', 'ประมาณ 5 ม.', 'กม.บางนา', 'พบ อ. วันจันทร์'])
      expect(waysToWrite(text)).toEqual([text])
    expect(waysToWrite('จ.เชียงใหม่', { isPost: true })).toEqual(['จ.เชียงใหม่'])
  })
})

describe('A word with several spellings', () => {
  it('is one word where two lists share a spelling', () => {
    const lists = [
      ['กรุงเทพ', 'กทม'],
      ['ซักผ้า', 'ซกผ้า'],
      ['กทม.', 'กทม', 'บางกอก'],
    ]
    expect(foldSpellings(lists)).toEqual([
      ['ซักผ้า', 'ซกผ้า'],
      ['กรุงเทพ', 'กทม', 'กทม.', 'บางกอก'],
    ])
  })

  it('may have two letters, and is then brought to a longer one', () => {
    const { unify } = compileSpellings(foldSpellings([['กท', 'กรุงเทพ']]))
    expect(unify('กทอารีย์')).toBe('กรุงเทพอารีย์')
    expect(unify('กรุงเทพ')).toBe('กรุงเทพ')
  })
})

describe('A word before the name of a place', () => {
  it.each([
    ['จ.เชียงใหม่', 'เชียงใหม่'],
    ['จ. เชียงใหม่', 'เชียงใหม่'],
    ['จังหวัด เชียงใหม่', 'เชียงใหม่'],
    ['อ.หาดใหญ่ จ.สงขลา', 'หาดใหญ่ สงขลา'],
    ['ซักผ้าอำเภอหาดใหญ่', 'ซักผ้า หาดใหญ่'],
    ['ต.ในเมือง', 'ในเมือง'],
    ['ม.เกษตร', 'เกษตร'],
    ['หมู่ท่าศาลา', 'ท่าศาลา'],
    ['ซ.อารีย์', 'ซอย อารีย์'],
  ])('narrows no search: %s', (search, names) => {
    expect(withoutPlaces(search).trim().replace(/\s+/g, ' ')).toBe(names)
  })

  it.each(['ต่างจังหวัด', 'ม.5', 'หมู่ 5', 'หมู่บ้านสุขใจ', 'อ.ส.ค.', 'ต.ค.', 'กม.บางนา', 'ซอย 9'])(
    'is none in %s',
    (search) => {
      expect(withoutPlaces(search)).toBe(search)
    },
  )

  it('is left out where nothing is found', () => {
    const bare = (search: string) => bareNames(search).trim()
    expect(bare('ซ.ลาดพร้าว71')).toBe('ลาดพร้าว71')
    expect(bare('มหาวิทยาลัยเกษตร')).toBe('เกษตร')
    expect(bare('เขตพญาไท')).toBe('พญาไท')
    expect(bare('ซอย 71 ลาดพร้าว').split(/\s+/)).toEqual(['71', 'ลาดพร้าว'])
    expect(bare('ซอย 9')).toBe('ซอย 9')
  })
})

it('Words that apply to every shop are left out in any spelling, also where they stand without a space', () => {
  const spellings = compileSpellings(foldSpellings([['ซกผ้า', 'ซักผ้า']]))
  const common = foldCommon(['ซักผ้า', 'ร้าน', 'สาขา'], spellings)
  expect(stripCommon('ร้านซักผ้าอารีย์', common)).toBe('อารีย์')
  expect(stripCommon('ซกผ้า', common)).toBe('')
  expect(stripCommon('สาขา', common)).toBe('')
})
