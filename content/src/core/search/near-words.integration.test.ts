import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchSources } from '../../composition/areas.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { findPage } from './find-records.ts'
import { openSearchIndex } from './open-search-index.ts'
import { audiences, type Audience } from './search-source.ts'
import { compileSpellings } from './spellings.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
  await put('branch', ['ตลาดแม่ริม ซอย 24', 'สาขาที่มีเครื่องอบ'])
  await put('product', ['Dryer', 'Wi-Fi 5000'])
  await put('faq', ['สูตรลับเจ้าของร้าน', 'ตลาดนัดของเจ้าของร้าน'])
})
afterAll(() => closePayload(payload))

async function put(kind: string, titles: readonly string[]): Promise<void> {
  const source = searchSources.find((each) => each.kind === kind)
  if (!source) throw new Error(`There is no source of ${kind}`)
  const documents = titles.map((title, index) => {
    const texts = { th: { title, text: `เรื่อง ${title}` }, en: { title: '', text: '' } }
    return { id: index + 1, stamp: '1', slug: null, publishedAt: null, endsAt: null, texts }
  })
  await (await openSearchIndex(payload)).put(source, documents, compileSpellings([]))
}

async function find(
  text: string,
  { match, given = audiences }: { match?: 'any'; given?: readonly Audience[] } = {},
) {
  const page = { text, page: 1, limit: 10, match }
  const { found } = await findPage(payload, page, { audiences: given })
  return found.map(({ texts }) => texts.th.title)
}

describe('A search that finds nothing', () => {
  it.each([
    ['one letter wrong', 'แม่ริน', 'ตลาดแม่ริม ซอย 24'],
    ['one missing', 'แมริม', 'ตลาดแม่ริม ซอย 24'],
    ['one more', 'แม่ริมม', 'ตลาดแม่ริม ซอย 24'],
    ['one wrong in a long word', 'ตลากแม่ริม', 'ตลาดแม่ริม ซอย 24'],
    ['two swapped', 'ตลาดแม่รมิ', 'ตลาดแม่ริม ซอย 24'],
    ['one wrong beside a word that is known', 'ซอย24 แม่ริน', 'ตลาดแม่ริม ซอย 24'],
    ['the middle one of five wrong', 'drier', 'Dryer'],
    ['one wrong, for members', 'สูตรลัยเจ้าของร้าน', 'สูตรลับเจ้าของร้าน'],
  ])('corrects a word with %s', async (_, typed, found) => {
    expect(await find(typed)).toEqual([found])
  })

  it.each(['แนริน', 'ตลาก', 'wifi 5001', 'แม่ริน ภูเก็ต', 'แม่ริม 25'])(
    'leaves %s as it is',
    async (typed) => {
      expect(await find(typed)).toEqual([])
    },
  )

  it('is repeated for any word, the documents with most words first', async () => {
    const any = { match: 'any' } as const
    expect(await find('ตลาดแถวแม่ริม', any)).toEqual(['ตลาดแม่ริม ซอย 24', 'ตลาดนัดของเจ้าของร้าน'])
    expect(await find('ที่ drier', any)).toContain('Dryer')
    expect(await find('zzzz', any)).toEqual([])
  })

  it('reads nothing for others', async () => {
    const given = ['anyone'] as const
    expect(await find('สูตรลัยเจ้าของร้าน', { given })).toEqual([])
    expect(await find('ตลาด นัดเจ้าของ', { given, match: 'any' })).toEqual(['ตลาดแม่ริม ซอย 24'])
  })
})
