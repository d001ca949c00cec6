import { searchCalls } from '@washhouse/contract/search/search.calls'
import type { Language } from '@washhouse/contract/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchSources, spellingSource } from '../../composition/areas.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createNews } from '../../../testing/news-records.ts'
import { createMachine } from '../../../testing/product-records.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { someone } from '../../../testing/visitor.ts'
import { startIndexer } from './indexer.ts'

const wash = { temperature: 'cold', price: 120, minutes: 40 } as const

let service: ContractService
let index: ReturnType<typeof startIndexer>
let category: number

beforeAll(async () => {
  service = await startContractService()
  category = await createNewsCategory(service.payload, 'โปรโมชัน')
  index = startIndexer(service.payload, searchSources, { spellingSource })
})
afterAll(async () => {
  await index.stop()
  await service.stop()
})

async function search(q: string, lang: Language = 'th') {
  await service.announced()
  await index.settled()
  return await searchNow(q, lang)
}

/** Searches after the index is up to date. */
async function searchNow(q: string, lang: Language = 'th') {
  const path = `/api/search?q=${encodeURIComponent(q)}`
  const { status, body } = await service.get(path, { lang, ...someone() })
  expect(status).toBe(200)
  return searchCalls.search.answer.decode(body, lang).items
}

async function titles(q: string, lang: Language = 'th') {
  return (await search(q, lang)).map(({ title }) => title)
}

async function slugs(q: string) {
  return (await search(q)).map(({ slug }) => slug)
}

describe('The search for prices and offers', () => {
  it('puts a machine and its price before a promotion that speaks of the same', async () => {
    const machine = { kind: 'washer', capacity: 27, programmes: [wash] } as const
    await createMachine(service.payload, {
      ...machine,
      programmes: [wash],
      title: 'เครื่องซัก 27 กก.',
      english: '27 kg washer',
      fits: 'พรมผืนใหญ่ 1 ผืน ผ้าม่าน',
    })
    const offer = 'พรม ลดราคา ถึงสิ้นเดือน'
    await createNews(service.payload, { slug: 'rugs', title: offer, category })
    for (const asked of ['พรม', 'ราคา', 'ผ้าม่าน'])
      expect((await titles(asked))[0], asked).toBe('เครื่องซัก 27 กก.')
    const [first] = await search('พรม')
    expect(first).toMatchObject({ kind: 'product', excerpt: expect.stringContaining('120 บาท') })
    expect((await titles('price', 'en'))[0]).toBe('27 kg washer')
    expect(await titles('พรม')).toContain(offer)
  })

  it('shows no news after their end, though nobody announces it', async () => {
    const endsAt = new Date(Date.now() + 1500)
    const news = { slug: 'over', title: 'โปรหมดเขตวันนี้', category, endsAt }
    await createNews(service.payload, news)
    expect(await slugs('โปรหมดเขต')).toEqual(['over'])
    const found = async () => (await searchNow('โปรหมดเขต')).length
    await expect.poll(found, { timeout: 5000, interval: 50 }).toBe(0)
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime())
    expect(await slugs('ปร')).not.toContain('over')
  })
})
