import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createExample } from '../../../testing/example-records.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { createNews } from '../../../testing/news-records.ts'
import { watchAnnounced } from '../../../testing/turn-watch.ts'
import { newsEntity } from './news.entities.ts'

const waitMs = 1500

let service: ContractService
let category: number

beforeAll(async () => {
  service = await startContractService()
  category = await createNewsCategory(service.payload)
})
afterAll(() => service.stop())

describe('news whose time comes', () => {
  it('are announced at that moment, and seen in lists and by their slug [S4.news.1]', async () => {
    const announced = await watchAnnounced(service.payload, newsEntity)
    const total = async () => (await service.get('/api/news')).body
    expect(await total()).toMatchObject({ total: { total: 0 } })
    const at = new Date(Date.now() + waitMs)
    const { id } = await createNews(service.payload, { slug: 'soon', category, at })
    const isThere = async () => (await service.get('/api/news/soon')).status === 200

    expect(await total()).toMatchObject({ total: { total: 0 } })
    expect(await total()).toMatchObject({ total: { total: 0 } })
    expect(await isThere()).toBe(false)
    await expect.poll(total, { timeout: 5000, interval: 20 }).toMatchObject({ total: { total: 1 } })
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
    expect(Date.now()).toBeLessThan(at.getTime() + 1000)
    expect(await isThere()).toBe(true)

    const atItsTime = () => announced.announcedSince(at, 'news')
    await expect.poll(atItsTime).toEqual([['news', `news:${id}`]])
    announced.stop()
  })

  it('appear in kept lists though nobody announces them [S4.news.1]', async () => {
    const totals = async () => {
      const bodies = [
        await service.get('/api/news'),
        await service.get(`/api/news?categories=${category}`),
      ]
      return bodies.map(({ body }) => (body as { total: { total: number } }).total.total)
    }
    const [before = 0] = await totals()
    const at = new Date(Date.now() + waitMs)
    await createNews(service.payload, { slug: 'soon-unannounced', category, at })
    expect(await totals()).toEqual([before, before])
    await expect.poll(totals, { timeout: 5000, interval: 20 }).toEqual([before + 1, before + 1])
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
  })

  it('appear in the kept answers of their album [S7.news.4]', async () => {
    const at = new Date(Date.now() + waitMs)
    const { id } = await createNews(service.payload, {
      slug: 'soon-with-album',
      category,
      at,
      captions: ['ภาพแรก'],
      image: await pictureId(),
    })
    const path = `/items/news_news_images_for_album?filter[news_id][_eq]=${id}&meta=filter_count`
    const count = async () => (await service.get(path)).body
    expect(await count()).toMatchObject({ meta: { filter_count: 0 } })
    await expect.poll(count, { timeout: 5000, interval: 20 }).toMatchObject({
      meta: { filter_count: 1 },
      data: [{ news_id: id }],
    })
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
  })

  it('go away at once when their time is moved into the future [S4.news.1]', async () => {
    const { id } = await createNews(service.payload, { slug: 'moved', category })
    expect((await service.get('/api/news/moved')).status).toBe(200)
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
    const data = { publishedAt, _status: 'published' } as const
    await service.payload.update({ collection: 'news', id, locale: 'th', data })
    expect((await service.get('/api/news/moved')).status).toBe(404)
    expect(JSON.stringify((await service.get('/api/news')).body)).not.toContain('moved')
  })

  it('compare times rightly however they were written', async () => {
    const { payload } = service
    const inBangkok = new Date(Date.now() + 7 * 3_600_000 + 60_000).toISOString()
    const publishedAt = inBangkok.replace('Z', '+07:00')
    const data = { slug: 'bangkok', title: 'อีกหนึ่งนาที', category, publishedAt } as const
    const { id } = await payload.create({
      collection: 'news',
      locale: 'th',
      data: { ...data, _status: 'published' },
    })
    expect((await service.get(`/api/news/${id}`)).status).toBe(404)
    const past = { publishedAt: '2026-01-01T07:00:00+07:00', _status: 'published' } as const
    await payload.update({ collection: 'news', id, locale: 'th', data: past })
    expect((await service.get(`/api/news/${id}`)).body).toMatchObject({
      result: { date_publish: '2026-01-01T00:00:00.000Z' },
    })
  })

  it('are dated now when they are published without a date', async () => {
    const { payload } = service
    const before = Date.now()
    const texts = { slug: 'undated', title: 'เพิ่งเขียน', category } as const
    const draft = { ...texts, _status: 'draft' } as const
    const { id, publishedAt } = await payload.create({
      collection: 'news',
      locale: 'th',
      data: draft,
      draft: true,
    })
    expect(publishedAt ?? null).toBeNull()
    const data = { _status: 'published' } as const
    const shown = await payload.update({ collection: 'news', id, locale: 'th', data })
    expect(Date.parse(shown.publishedAt ?? '')).toBeGreaterThanOrEqual(before)
    expect((await service.get('/api/news/undated')).status).toBe(200)
  })
})

async function pictureId(): Promise<string> {
  return String((await createExample(service.payload, 'media')).id)
}
