import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFaq, createMainFaq, createSubFaq } from '../../../testing/faq-records.ts'
import { createNews } from '../../../testing/news-records.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { openSearchBench } from '../../../testing/search-bench.ts'

let bench: Awaited<ReturnType<typeof openSearchBench>>
let mainFaq: number
let subFaq: number

beforeAll(async () => {
  bench = await openSearchBench()
  const { payload } = bench
  mainFaq = await createMainFaq(payload, { slug: 'payment', title: 'การจ่ายเงิน' })
  subFaq = await createSubFaq(payload, { mainFaq })
})
afterAll(() => bench.stop())

const titles = async (q: string) => (await bench.asMember(q)).map(({ title }) => title)

describe('A member’s search', () => {
  it('finds downloads, e-news and questions among the rest, and says what each is', async () => {
    const { payload, addDownload, addEnews, asMember } = bench
    const category = await createNewsCategory(payload)
    await createNews(payload, { slug: 'steam', title: 'ไอน้ำ', category })
    const { id } = await addDownload('คู่มือไอน้ำ', { description: 'ล้างหม้อทุกเดือน' })
    const issue = await addEnews('ไอน้ำ ฉบับตุลาคม')
    const question = 'ไอน้ำร้อนแค่ไหน'
    const faq = await createFaq(payload, { subFaq, question, answer: 'ราว **๑๐๐ องศา**' })
    const found = await asMember('ไอน้ำ')
    expect(found.map(({ kind }) => kind)).toEqual(['news', 'faq', 'enews', 'download'])
    expect(found.slice(1)).toEqual([
      {
        kind: 'faq',
        id: faq,
        slug: 'payment',
        title: question,
        excerpt: 'ราว ๑๐๐ องศา',
        publishedAt: null,
        untranslated: ['title', 'excerpt'],
      },
      expect.objectContaining({ kind: 'enews', id: issue, publishedAt: expect.any(String) }),
      expect.objectContaining({
        kind: 'download',
        id,
        slug: null,
        excerpt: 'ล้างหม้อทุกเดือน · คู่มือเจ้าของร้าน',
        publishedAt: null,
      }),
    ])
    expect((await asMember('ล้างหม้อ')).map(({ kind }) => kind)).toEqual(['download'])
    expect((await asMember('100องศา')).map(({ kind }) => kind)).toEqual(['faq'])
    expect((await asMember('ไอ')).map(({ kind }) => kind)).toContain('download')
  })

  it('takes both languages, and answers in the one asked for', async () => {
    const english = 'How hot is the dryer'
    await createFaq(bench.payload, { subFaq, question: 'เครื่องอบร้อนแค่ไหน', english })
    expect(await titles('hot is the DRYER')).toEqual(['เครื่องอบร้อนแค่ไหน'])
    const [found] = await bench.asMember('เครื่องอบร้อน', { lang: 'en' })
    expect(found).toMatchObject({ title: english, untranslated: [] })
  })

  it('pages through both as one list, each once', async () => {
    const { payload, addEnews, searchNow, settled, member } = bench
    const category = await createNewsCategory(payload)
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const expected = []
    for (const minutes of [1, 2, 3, 4, 5]) {
      const title = `ลำดับ ${minutes}`
      expected.push(title)
      if (minutes % 2 === 0) await addEnews(title, at(minutes))
      else await createNews(payload, { slug: `row-${minutes}`, title, category, at: at(minutes) })
    }
    await settled()
    const seen = []
    for (const page of ['1', '2', '3']) {
      const query = { limit: '2', page }
      const { items, total } = await searchNow('ลำดับ', { token: member.token, query })
      expect(total).toBe(5)
      seen.push(...items.map(({ title }) => title))
    }
    expect(seen).toEqual(expected)
  })

  it('shows no draft, and e-news by the clock, though nobody announces them', async () => {
    const { addDownload, addEnews, searchNow, member } = bench
    await addDownload('ลับเฉพาะทีมงาน', { isDraft: true })
    await addEnews('ลับเฉพาะทีมงาน', undefined, true)
    const draft = { subFaq, question: 'ลับเฉพาะทีมงาน', status: 'draft' } as const
    await createFaq(bench.payload, draft)
    const at = new Date(Date.now() + 1500)
    await addEnews('ฉบับหน้ามาแล้ว', at)
    expect(await titles('ลับเฉพาะ')).toEqual([])
    expect(await titles('ฉบับหน้า')).toEqual([])
    const found = async () => (await searchNow('ฉบับหน้า', { token: member.token })).items.length
    await expect.poll(found, { timeout: 5000, interval: 50 }).toBe(1)
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
  })

  it('follows what is changed, withdrawn, published again and deleted', async () => {
    const { payload, addDownload, addEnews } = bench
    const draft = { _status: 'draft' } as const
    const published = { _status: 'published' } as const
    const { id, category } = await addDownload('แบบร้านหกคูณแปด')
    expect(await titles('หกคูณแปด')).toEqual(['แบบร้านหกคูณแปด'])
    await payload.update({
      collection: 'download-categories',
      id: category,
      locale: 'th',
      data: { name: 'แบบแปลนเก่า' },
    })
    expect(await titles('แปลนเก่า')).toEqual(['แบบร้านหกคูณแปด'])
    await payload.update({ collection: 'downloads', id, data: draft })
    expect(await titles('หกคูณแปด')).toEqual([])
    await payload.update({ collection: 'downloads', id, data: published })
    expect(await titles('หกคูณแปด')).toEqual(['แบบร้านหกคูณแปด'])
    await payload.delete({ collection: 'downloads', id })
    expect(await titles('หกคูณแปด')).toEqual([])
    const issue = await addEnews('ถอนฉบับนี้')
    expect(await titles('ถอนฉบับนี้')).toEqual(['ถอนฉบับนี้'])
    await payload.update({ collection: 'enews', id: issue, data: draft })
    expect(await titles('ถอนฉบับนี้')).toEqual([])
  })

  it('leads to a question’s main subject, also once it has moved, and hides it with either subject', async () => {
    const { payload, asMember } = bench
    const places = async () => (await asMember('กระเป๋าตังค์')).map(({ slug }) => slug)
    const main = await createMainFaq(payload, { slug: 'lost' })
    const sub = await createSubFaq(payload, { mainFaq: main })
    const id = await createFaq(payload, { subFaq: sub, question: 'ลืมกระเป๋าตังค์' })
    expect(await places()).toEqual(['lost'])
    const renamed = { slug: 'lost-and-found', _status: 'published' } as const
    await payload.update({ collection: 'main-faqs', id: main, data: renamed })
    expect(await places()).toEqual(['lost-and-found'])
    const moved = { mainFaq, _status: 'published' } as const
    await payload.update({ collection: 'sub-faqs', id: sub, data: moved })
    expect(await places()).toEqual(['payment'])
    for (const collection of ['sub-faqs', 'main-faqs'] as const) {
      const subject = collection === 'sub-faqs' ? sub : mainFaq
      await payload.update({ collection, id: subject, data: { _status: 'draft' } })
      expect(await places(), collection).toEqual([])
      await payload.update({ collection, id: subject, data: { _status: 'published' } })
      expect(await places(), collection).toEqual(['payment'])
    }
    await payload.delete({ collection: 'faqs', id })
    expect(await places()).toEqual([])
  })
})
