import { searchCalls } from '@washhouse/contract/search/search.calls'
import type { Language } from '@washhouse/contract/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBranch, fillBranches } from '../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { createPackage } from '../../../testing/investor-records.ts'
import { createNews } from '../../../testing/news-records.ts'
import { someone } from '../../../testing/visitor.ts'
import { startIndexer } from './indexer.ts'
import { openSearchIndex } from './open-search-index.ts'
import type { SearchSource } from './search-source.ts'
import { searchSources, spellingSource } from '../../composition/areas.ts'

let service: ContractService
let index: ReturnType<typeof startIndexer>
let category: number
let chiangMai: number

const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs)

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  // Some before the index exists, some after: none may be missing.
  const places = await fillBranches(payload, 3)
  chiangMai = places.chiangMai.id
  category = await createNewsCategory(payload, 'โปรโมชัน')
  index = startIndexer(payload, searchSources, { spellingSource })
  await createNews(payload, { slug: 'older', title: 'อบฟรีที่เชียงใหม่', category, at: ago(9) })
  await createNews(payload, { slug: 'newer', title: 'อบฟรีที่เชียงใหม่', category, at: ago(2) })
  await createNews(payload, { slug: 'alley', title: 'ตลาดแม่ริม ซอย 24', category, at: ago(5) })
  await createPackage(payload, { brands: 'LG Commercial', items: [] })
  const policy = { title: 'นโยบายคุกกี้', _status: 'published' } as const
  await payload.updateGlobal({ slug: 'cookie-policy', locale: 'th', data: policy })
  const translated = { title: 'Cookie policy', _status: 'published' } as const
  await payload.updateGlobal({ slug: 'cookie-policy', locale: 'en', data: translated })
})
afterAll(async () => {
  await index.stop()
  await service.stop()
})

async function search(q: string, query: Record<string, string> = {}, lang: Language = 'th') {
  await service.announced()
  await index.settled()
  return await searchNow(q, query, lang)
}

/** Searches after the index is up to date. */
async function searchNow(q: string, query: Record<string, string> = {}, lang: Language = 'th') {
  const parameters = new URLSearchParams({ q, ...query })
  const { status, body } = await service.get(`/api/search?${parameters.toString()}`, {
    lang,
    ...someone(),
  })
  expect(status).toBe(200)
  return searchCalls.search.answer.decode(body, lang)
}

async function titles(q: string, lang: Language = 'th') {
  return (await search(q, {}, lang)).items.map(({ title }) => title)
}

async function slugs(q: string) {
  return (await search(q)).items.map(({ slug }) => slug)
}

describe('GET /api/search', () => {
  it('finds branches, news, packages and policies, and says what each is', async () => {
    const { items } = await search('อบฟรี')
    expect(items[0]).toEqual({
      kind: 'news',
      id: expect.any(Number),
      slug: 'newer',
      title: 'อบฟรีที่เชียงใหม่',
      excerpt: null,
      publishedAt: expect.any(String),
      untranslated: ['title'],
    })
    expect((await search('สาขา 2')).items[0]).toMatchObject({
      kind: 'branch',
      slug: 'branch-002',
      excerpt: 'ข้างตลาดธานินทร์ · เชียงใหม่ · ภาคเหนือ',
      publishedAt: null,
    })
    expect((await search('commercial')).items).toMatchObject([{ kind: 'package', slug: null }])
    expect((await search('คุกกี้')).items).toMatchObject([{ kind: 'policy', slug: 'cookie' }])
  })

  it('is compressed for clients that accept it', async () => {
    const answer = await service.get(
      '/api/search?q=%E0%B8%AA%E0%B8%B2%E0%B8%82%E0%B8%B2',
      someone(),
    )
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(JSON.stringify(answer.body).length).toBeGreaterThan(500)
    expect(answer.headers.get('content-encoding')).toMatch(/^(?:gzip|br)$/)
  })

  it('finds both languages in either, and answers in the one asked for, else in Thai', async () => {
    expect(await titles('cookie policy')).toEqual(['นโยบายคุกกี้'])
    expect(await titles('คุกกี้', 'en')).toEqual(['Cookie policy'])
    expect(await titles('northern', 'en')).toEqual([
      'เชียงใหม่ สาขา 3',
      'Chiang Mai branch 2',
      'เชียงใหม่ สาขา 1',
    ])
  })

  it('says which texts are found in Thai alone, and not of a name that is the same in both', async () => {
    const told = async (q: string) =>
      (await search(q, {}, 'en')).items.map((item) => item.untranslated)
    expect(await told('cookie policy')).toEqual([[]])
    expect(await told('chiang mai branch 2')).toEqual([[]])
    expect(await told('ซอย 24')).toEqual([['title']])
    expect(await told('lg commercial')).toEqual([[]])
  })

  it('ignores how a text is typed', async () => {
    for (const typed of ['เเม่ริม', 'แม่\u200Bริม', 'ซอย ๒๔', 'ซอย24', ' ตลาด  แม่ริม '])
      expect(await slugs(typed), typed).toEqual(['alley'])
    expect(await titles('CHIANG mai BRANCH', 'en')).toEqual(['Chiang Mai branch 2'])
    expect(await slugs('แมริมมา')).toEqual([])
  })

  it('wants every word, in any order', async () => {
    expect(await slugs('ซอย24 แม่ริม')).toEqual(['alley'])
    expect(await slugs('แม่ริม ภูเก็ต')).toEqual([])
  })

  it('puts the exact title first, then its beginning, a title with it, a text with it', async () => {
    const { payload } = service
    const rank = { category, at: ago(20) }
    await createNews(payload, { ...rank, slug: 'r-exact', title: 'ผ้านวม' })
    await createNews(payload, { ...rank, slug: 'r-begins', title: 'ผ้านวมหกฟุต', at: ago(15) })
    await createNews(payload, { ...rank, slug: 'r-holds', title: 'ซักผ้านวม', at: ago(10) })
    const { id } = await createNews(payload, { ...rank, slug: 'r-text', title: 'ข่าว', at: ago(1) })
    const summary = { summary: 'ผ้านวมใหญ่ซักได้', _status: 'published' } as const
    await payload.update({ collection: 'news', id, locale: 'th', data: summary })
    expect(await slugs('ผ้านวม')).toEqual(['r-exact', 'r-begins', 'r-holds', 'r-text'])
  })

  it('puts newer news first among equals, behind what is no news', async () => {
    const branches = ['branch-003', 'branch-002', 'branch-001']
    expect(await slugs('เชียงใหม่')).toEqual([...branches, 'newer', 'older'])
  })

  it('finds one and two letters in titles and short texts', async () => {
    expect((await search('LG')).items).toMatchObject([{ kind: 'package' }])
    expect(await slugs('อบ')).toEqual(['newer', 'older', null])
    expect(await slugs('๒')).toContain('branch-002')
    for (const sign of ['%', '_', '\\']) expect(await slugs(sign), sign).toEqual([])
  })

  it('cannot be spoken to in the language of its index', async () => {
    for (const text of [
      '""เชียงใหม่',
      'title : x',
      'NEAR(a b)',
      'a" OR "b',
      "x'; DROP TABLE news",
      '***',
    ])
      expect(await slugs(text), text).toEqual([])
    expect((await slugs('(เชียงใหม่)')).length).toBe(0)
  })

  it('pages through what was found', async () => {
    const first = await search('เชียงใหม่', { limit: '2' })
    expect(first).toMatchObject({ total: 5, totalPages: 3, next: { page: 2, limit: 2 } })
    const last = await search('เชียงใหม่', { limit: '2', page: '3' })
    expect(last).toMatchObject({ total: 5, next: null, items: [{ slug: 'older' }] })
    expect((await search('เชียงใหม่', { page: '9' })).items).toEqual([])
  })

  it('answers nothing to an empty text, and refuses junk by its name', async () => {
    for (const query of ['', '?q=', '?q=%20%20', '?q=%E2%80%8B'])
      expect((await service.get(`/api/search${query}`, someone())).body).toEqual({
        total: { total_page: 0, total: 0 },
        next: null,
        result: [],
      })
    const junk = {
      q: ['q=%00', `q=${'a'.repeat(101)}`, 'q=a&q=b'],
      page: ['page=0'],
      limit: ['limit=x'],
    }
    for (const [name, queries] of Object.entries(junk))
      for (const query of queries) {
        const { status, body } = await service.get(`/api/search?${query}`, someone())
        expect(status, query).toBe(400)
        expect(JSON.stringify(body)).toContain(name)
      }
  })

  it('answers one address 300 times a minute, and is kept by no cache', async () => {
    const visitor = someone()
    const all = Array.from({ length: 300 }, () => service.get('/api/search?q=x', visitor))
    for (const { status, headers } of await Promise.all(all)) {
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toMatch(/no-(cache|store)/)
    }
    expect((await service.get('/api/search?q=x', visitor)).status).toBe(429)
    expect((await service.get('/api/search?q=x', someone())).status).toBe(200)
  })
})

describe('The index', () => {
  it('holds no draft and shows no news before its time', async () => {
    const { payload } = service
    const secret = { category, title: 'ความลับสุดยอด' }
    await createNews(payload, { ...secret, slug: 'secret-draft', status: 'draft' })
    const at = new Date(Date.now() + hourMs)
    const { id } = await createNews(payload, { ...secret, slug: 'secret-later', at })
    expect(await slugs('ความลับ')).toEqual([])
    const data = { publishedAt: ago(1).toISOString(), _status: 'published' } as const
    await payload.update({ collection: 'news', id, data })
    expect(await slugs('ความลับ')).toEqual(['secret-later'])
    const draft = { title: 'ร่างที่ยังไม่เผยแพร่', _status: 'draft' } as const
    await payload.update({ collection: 'news', id, locale: 'th', draft: true, data: draft })
    expect(await slugs('ร่างที่ยัง')).toEqual([])
    expect(await slugs('ความลับ')).toEqual(['secret-later'])
  })

  it('follows a record that is renamed, withdrawn, published again and deleted', async () => {
    const { payload } = service
    const { id } = await createBranch(payload, chiangMai, 41)
    const rename = { name: 'แม่เหียะ', _status: 'published' } as const
    await payload.update({ collection: 'branches', id, locale: 'th', data: rename })
    expect(await slugs('แม่เหียะ')).toEqual(['branch-041'])
    expect(await slugs('สาขา 41')).toEqual([])
    await payload.update({ collection: 'branches', id, data: { _status: 'draft' } })
    expect(await slugs('แม่เหียะ')).toEqual([])
    await payload.update({ collection: 'branches', id, data: { _status: 'published' } })
    expect(await slugs('แม่เหียะ')).toEqual(['branch-041'])
    await payload.delete({ collection: 'branches', id })
    expect(await slugs('แม่เหียะ')).toEqual([])
  })

  it('follows a province into the branches that stand there', async () => {
    const rename = { name: 'นครพิงค์' }
    const province = { collection: 'provinces', id: chiangMai, locale: 'th' } as const
    await service.payload.update({ ...province, data: rename })
    expect(await slugs('นครพิงค์')).toEqual(['branch-003', 'branch-002', 'branch-001'])
    await service.payload.update({ ...province, data: { name: 'เชียงใหม่' } })
    expect(await slugs('นครพิงค์')).toEqual([])
  })

  it('finds out at the start what it missed', async () => {
    const { payload } = service
    await index.settled()
    await index.stop()
    const missed = { category, title: 'ระหว่างที่หยุด' }
    const { id } = await createNews(payload, { ...missed, slug: 'missed', at: ago(3) })
    const gone = await payload.find({ collection: 'news', where: { slug: { equals: 'older' } } })
    await payload.delete({ collection: 'news', id: gone.docs[0]?.id ?? 0 })
    index = startIndexer(payload, searchSources)
    expect(await slugs('ระหว่างที่หยุด')).toEqual(['missed'])
    expect(await slugs('อบฟรี')).toEqual(['newer'])
    await (await openSearchIndex(payload)).empty()
    expect(await slugs('ระหว่างที่หยุด')).toEqual([])
    await index.stop()
    index = startIndexer(payload, searchSources)
    expect(await slugs('ระหว่างที่หยุด')).toEqual(['missed'])
    expect(await slugs('ความลับ')).toEqual(['secret-later'])
    await payload.delete({ collection: 'news', id })
    expect(await slugs('ระหว่างที่หยุด')).toEqual([])
  })

  it('lets a save be stored though it cannot follow, goes on with other sources, and catches up later', async () => {
    const { payload } = service
    await index.stop()
    const source = searchSources.find(({ kind }) => kind === 'news')
    if (!source) throw new Error('News are not searched')
    let isBroken = true
    const shaky: SearchSource = {
      ...source,
      read: async (...given) => {
        if (isBroken) throw new Error('The database went away')
        return source.read(...given)
      },
    }
    const others = searchSources.filter((other) => other !== source)
    index = startIndexer(payload, [shaky, ...others], { retryMs: 50 })
    const { id } = await createNews(payload, { slug: 'shaky', title: 'บันทึกได้เสมอ', category })
    expect(id).toBeGreaterThan(0)
    const page = { slug: 'still-found', title: 'ยังหาเจออยู่', _status: 'published' } as const
    await payload.create({ collection: 'about-pages', locale: 'th', data: page })
    const found = async () => (await searchNow('ยังหาเจออยู่')).items.map(({ slug }) => slug)
    await expect.poll(found).toEqual(['still-found'])
    isBroken = false
    await expect.poll(() => slugs('บันทึกได้เสมอ')).toEqual(['shaky'])
  })
})
