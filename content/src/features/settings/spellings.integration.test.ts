import { searchCalls } from '@washhouse/contract/search/search.calls'
import { ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createNews } from '../../../testing/news-records.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { someone } from '../../../testing/visitor.ts'
import { searchSources, spellingSource } from '../../composition/areas.ts'
import { startIndexer } from '../../core/search/indexer.ts'

let service: ContractService
let index: ReturnType<typeof startIndexer>
let category: number

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  await save([])
  category = await createNewsCategory(payload)
  const body = 'ทุกสาขา '.repeat(40)
  for (const [slug, word] of Object.entries({ marked: 'โปรโมชั่น', plain: 'โปรโมชัน' })) {
    const { id } = await createNews(payload, { slug, title: `${word}สิ้นปี`, category })
    const data = { summary: `${body} ${word}นี้ถึงสิ้นเดือน`, _status: 'published' } as const
    await payload.update({ collection: 'news', id, locale: 'th', data })
  }
  index = startIndexer(payload, searchSources, { spellingSource })
})
afterAll(async () => {
  await index.stop()
  await service.stop()
})

function save(words: string[]) {
  const named = { brandName: 'ฟองใส', homeTitle: 'ฟองใส ร้านสะดวกซัก' }
  const spellings = words.map((text) => ({ words: text }))
  return service.payload.updateGlobal({
    slug: 'settings',
    locale: 'th',
    data: { ...named, spellings },
  })
}

async function search(q: string) {
  await service.announced()
  await index.settled()
  const path = `/api/search?${new URLSearchParams({ q }).toString()}`
  const { status, body } = await service.get(path, { lang: 'th', ...someone() })
  expect(status).toBe(200)
  return searchCalls.search.answer.decode(body, 'th').items
}

const slugs = async (q: string) => new Set((await search(q)).map(({ slug }) => slug))

describe('The words with several spellings in the settings', () => {
  it('are found by any of them as soon as an editor names them, and no longer when they are removed', async () => {
    expect(await slugs('โปรโมชัน')).toEqual(new Set(['plain']))
    await save(['โปรโมชั่น, โปรโมชัน'])
    for (const q of ['โปรโมชัน', 'โปรโมชั่น', 'โปรโมชั่นสิ้นปี', 'สิ้นปี โปรโมชัน'])
      expect(await slugs(q), q).toEqual(new Set(['marked', 'plain']))
    expect(await slugs('โมชัน')).toEqual(new Set(['plain']))
    await save([])
    expect(await slugs('โปรโมชั่น')).toEqual(new Set(['marked']))
  })

  it('are shown where they stand in the text, whichever was searched for', async () => {
    await save(['โปรโมชั่น, โปรโมชัน'])
    const found = await search('โปรโมชั่นนี้')
    const bySlug = Object.fromEntries(found.map(({ slug, excerpt }) => [slug, excerpt]))
    expect(bySlug['marked']).toContain('โปรโมชั่นนี้ถึง')
    expect(bySlug['plain']).toContain('โปรโมชันนี้ถึง')
  })

  it('are used along with the everyday spellings, and words that apply to every shop hide no result', async () => {
    await save(['สิ้นปี, ปลายปี'])
    for (const q of ['ปลายปี ซักผ้า', 'ร้านซักผ้า สิ้นปี', 'สิ้น-ปี'])
      expect(await slugs(q), q).toEqual(new Set(['marked', 'plain']))
    expect(await slugs('สิ้นปี ภูเก็ต')).toEqual(new Set())
    const { status, body } = await service.get('/api/search_words')
    expect(status).toBe(200)
    const words = searchCalls.getSearchWords.answer.decode(body, 'th')
    expect(words.spellings).toEqual([['สิ้นปี', 'ปลายปี']])
    expect(words.common).toContain('ซักผ้า')
  })

  it('hide no result where words that apply to every shop stand before a short word, in any order', async () => {
    await save([])
    const title = 'อบผ้าได้ทั้งวัน 24 ชั่วโมง เชียงใหม่'
    await createNews(service.payload, { slug: 'all-day', title, category })
    for (const q of [
      '24 ชม.',
      'ชั่วโมง 24',
      'ซักผ้า 24 ชม.',
      'ร้านซักผ้า 24 ชั่วโมง',
      '24 ชั่วโมง ซักผ้า',
      'สาขา 24 ชม.',
      '24 ชม. เชียงใหม่',
      'เชียงใหม่ 24 ชม.',
      'laundry 24 ชม. เชียงใหม่',
      'จ.เชียงใหม่',
      'จังหวัด เชียงใหม่ 24 ชม.',
      'อ.เชียงใหม่ ทั้งวัน',
      'ซักผ้าจังหวัดเชียงใหม่',
      'ซ.เชียงใหม่',
      'เชียงใหม่-ทั้งวัน',
    ])
      expect(await slugs(q), q).toEqual(new Set(['all-day']))
    for (const q of ['ซักผ้า 25 ชม.', 'จ.ภูเก็ต', '24 ภูเก็ต'])
      expect(await slugs(q), q).toEqual(new Set())
  })

  it('may have two letters', async () => {
    await save(['สิ้นปี, สป'])
    expect(await slugs('สป')).toEqual(new Set(['marked', 'plain']))
  })

  it('may be two words, and mean the same', async () => {
    await save(['สิ้นปี, year end'])
    expect(await slugs('year end')).toEqual(new Set(['marked', 'plain']))
    expect(await slugs('โปรโมชัน year-end')).toEqual(new Set(['plain']))
  })

  it('are found by a service that starts on an index from before', async () => {
    await index.stop()
    await save(['โปรโมชั่น, โปรโมชัน', 'สาขา, ซาขา'])
    index = startIndexer(service.payload, searchSources, { spellingSource })
    expect(await slugs('ทุกซาขา')).toEqual(new Set(['marked', 'plain']))
  })

  it.each([
    ['one spelling', ['โปรโมชั่น'], 'spellings.0.words'],
    ['none', [' , ,'], 'spellings.0.words'],
    [
      'thirteen',
      [Array.from('กขคงจฉชซญดตถท', (letter) => letter.repeat(4)).join()],
      'spellings.0.words',
    ],
    ['two that the search cannot tell apart', ['แม่ริม, เเม่ริม'], 'spellings.0.words'],
    ['a spelling of one letter', ['ซัก, ก'], 'spellings.0.words'],
    ['one spelling with and without a space', ['โปรโมชัน, โปร โมชัน'], 'spellings.0.words'],
    ['a very long one', [`ซัก, ${'ก'.repeat(41)}`], 'spellings.0.words'],
    ['a spelling of another word', ['ซักผ้า, ซกผ้า', 'อบผ้า, ซักผ้า'], 'spellings.0.words'],
  ])('are refused by their row when there is %s, and nothing is stored', async (_, words, path) => {
    const before = await spellingSource.read(service.payload)
    const error: unknown = await save(words).catch((refusal: unknown) => refusal)
    expect(error).toBeInstanceOf(ValidationError)
    expect(error).toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ path })]) },
    })
    expect(await spellingSource.read(service.payload)).toEqual(before)
  })
})
