import { newsWire, specialEventWire } from '@washhouse/contract/news/news.wire'
import { pathOf } from '@washhouse/contract/wire/field-path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewHeaders } from '../../../testing/preview-headers.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createNews, fillNews } from '../../../testing/news-records.ts'

let service: ContractService
let records: Awaited<ReturnType<typeof fillNews>>

beforeAll(async () => {
  service = await startContractService()
  records = await fillNews(service.payload)
})
afterAll(() => service.stop())

async function slugs(query = ''): Promise<unknown[]> {
  const { body } = await service.get(`/api/news${query}`)
  return (body as { result: { slug: unknown }[] }).result.map(({ slug }) => slug)
}

describe('GET /api/news', () => {
  it('pages through the news, newest first [S7.news.3]', async () => {
    const first = await service.get('/api/news?limit=2')
    expect(first.body).toMatchObject({
      total: { total_page: 2, total: 4 },
      next: { page: 2, limit: 2 },
      result: [{ slug: 'news-1' }, { slug: 'news-2' }],
    })
    const last = await service.get('/api/news?limit=2&page=2')
    expect(last.body).toMatchObject({
      total: { total: 4 },
      next: null,
      result: [{ slug: 'news-3' }, { slug: 'news-4' }],
    })
  })

  it('puts the newer record first of two of the same moment', async () => {
    const at = new Date(Date.now() - 24 * 60 * 60 * 1000)
    const category = records.openings
    const first = await createNews(service.payload, { slug: 'same-1', category, at })
    const second = await createNews(service.payload, { slug: 'same-2', category, at })
    expect((await slugs()).slice(4)).toEqual(['same-2', 'same-1'])
    for (const { id } of [first, second]) await service.payload.delete({ collection: 'news', id })
  })

  it('narrows by category, with totals of its own [S7.news.3]', async () => {
    const { body } = await service.get(`/api/news?categories=${records.promotions}`)
    expect(body).toMatchObject({
      total: { total: 2 },
      result: [{ slug: 'news-1' }, { slug: 'news-3' }],
    })
    expect(await slugs('?categories=2147483647')).toEqual([])
    expect((await service.get('/api/news?categories=0')).status).toBe(400)
  })

  it('writes a piece of news with the wire names of the specification [S3.news.1]', async () => {
    const { payload } = service
    const id = records.seen[3]?.id ?? 0
    const data = {
      coverImage: records.image,
      mainImage: records.image,
      videoLink: 'https://youtu.be/M7lc1UVf-VE',
      summary: 'อบฟรีทุกพุธ',
      metaTitle: 'หัวข้อ',
      metaDescription: 'คำอธิบาย',
      metaKeywords: 'ซักผ้า, อบฟรี',
      altTag: 'ถังอบหมุน',
      canonicalTag: 'https://example.com/a',
      _status: 'published',
    } as const
    await payload.update({ collection: 'news', id, locale: 'th', data })
    const { body } = await service.get('/api/news/news-4')
    expect(body).toEqual({
      result: {
        id,
        status: 'published',
        slug: 'news-4',
        categories: records.openings,
        image_cover: records.image,
        [pathOf(newsWire, 'mainImage').field.wireName]: records.image,
        date_publish: records.seen[3]?.publishedAt,
        date_end: null,
        date_updated: expect.any(String),
        meta_title: 'หัวข้อ',
        meta_description: 'คำอธิบาย',
        meta_keyword: 'ซักผ้า, อบฟรี',
        alt_tag: 'ถังอบหมุน',
        canonical_tag: 'https://example.com/a',
        data: {
          languages_code: 'th',
          title: 'อบฟรีทุกวันพุธ',
          description_short: 'อบฟรีทุกพุธ',
          description: null,
          video: 'https://youtu.be/M7lc1UVf-VE',
        },
        untranslated: [
          'meta_title',
          'meta_description',
          'meta_keyword',
          'alt_tag',
          'canonical_tag',
          'data.title',
          'data.description_short',
        ],
      },
    })
  })

  it('answers English where it was written, Thai field by field where not [S7.news.3]', async () => {
    const id = records.seen[0]?.id ?? 0
    const data = {
      title: 'Free drying',
      summary: null,
      metaTitle: 'Free',
      _status: 'published',
    } as const
    const thai = { summary: 'อบฟรี', _status: 'published' } as const
    await service.payload.update({ collection: 'news', id, locale: 'en', data })
    await service.payload.update({ collection: 'news', id, locale: 'th', data: thai })
    const { body, headers } = await service.get('/api/news/news-1', { lang: 'en' })
    expect(headers.get('vary')).toContain('lang')
    expect(body).toMatchObject({
      result: {
        meta_title: 'Free',
        data: { languages_code: 'en', title: 'Free drying', description_short: 'อบฟรี' },
      },
    })
  })

  it('gives one by id and by slug, and 404 for what is none [S7.news.3]', async () => {
    const id = records.seen[1]?.id
    for (const key of [id, 'news-2']) {
      const { body } = await service.get(`/api/news/${key}`)
      expect(body).toMatchObject({ result: { id, slug: 'news-2' } })
    }
    for (const key of ['0', '99999999999999999999', 'none', '%00', 'news-2%00', '%FF'])
      expect((await service.get(`/api/news/${key}`)).status, key).toBe(404)
  })

  it('shows in a preview the newest drafts and those of the future [S7.news.3]', async () => {
    expect((await service.get('/api/news?is_preview=true')).status).toBe(403)
    const token = previewHeaders('/api/news', '/api/news/news-3', '/api/news/secret-draft')
    const id = records.seen[2]?.id ?? 0
    const data = { title: 'ร่างใหม่' }
    await service.payload.update({ collection: 'news', id, locale: 'th', data, draft: true })
    const { body, headers } = await service.get('/api/news?is_preview=true&limit=3', token)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(body).toMatchObject({
      total: { total: 6 },
      result: [{ slug: 'secret-future' }, { slug: expect.any(String) }, {}],
    })
    const titleOf = async (headersOf: Record<string, string>, query = '') =>
      (await service.get(`/api/news/news-3${query}`, headersOf)).body
    expect(await titleOf(token, '?is_preview=true')).toMatchObject({
      result: { status: 'draft', data: { title: 'ร่างใหม่' } },
    })
    expect(await titleOf({})).toMatchObject({ result: { data: { title: 'อบฟรีทุกวันพุธ' } } })
    const draft = await service.get('/api/news/secret-draft?is_preview=true', token)
    expect(draft.body).toMatchObject({ result: { status: 'draft', slug: 'secret-draft' } })
    const inCategory = `?is_preview=true&categories=${records.openings}`
    expect((await service.get(`/api/news${inCategory}`, token)).body).toMatchObject({
      total: { total: 2 },
    })
  })
})

describe('the other calls of the news', () => {
  it('list the categories in the order of the editors [S3.news.2] [S7.news.2]', async () => {
    const { payload } = service
    const order = [records.openings, records.promotions]
    for (const [sort, id] of order.entries())
      await payload.update({ collection: 'news-categories', id, data: { sort } })
    const { body } = await service.get('/api/categories_news', { lang: 'en' })
    expect(body).toEqual({
      result: [
        { id: records.openings, data: { languages_code: 'en', categories_news: 'เปิดสาขาใหม่' } },
        { id: records.promotions, data: { languages_code: 'en', categories_news: 'Promotions' } },
      ],
    })
  })

  it('refuse to delete a category that news stand in', async () => {
    const removal = service.payload.delete({
      collection: 'news-categories',
      id: records.openings,
    })
    await expect(removal).rejects.toMatchObject({ status: 409 })
  })

  it('give an album in two steps, entries of a piece of news and then their pictures [S3.news.3] [S7.news.4]', async () => {
    const news = records.seen[0]?.id
    const entries = await service.get(
      `/items/news_news_images_for_album?filter[news_id][_eq]=${news}&limit=-1`,
    )
    const [entry] = (entries.body as { data: Record<string, unknown>[] }).data
    expect(entries.body).toEqual({
      data: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          news_id: news,
          news_images_for_album_id: entry?.['id'],
        },
      ],
    })
    const key = String(entry?.['news_images_for_album_id'])
    const expected = {
      id: key,
      image: records.image,
      sort: 1,
      data: { languages_code: 'en', caption: 'ภาพของ news-1' },
    }
    for (const filter of [`filter[id][_eq]=${key}`, `filter[id][_in]=${key},x`]) {
      const { body } = await service.get(`/items/news_images_for_album?${filter}`, { lang: 'en' })
      expect(body).toEqual({ data: [expected] })
    }
    const one = await service.get(`/items/news_images_for_album/${key}`, { lang: 'en' })
    expect(one.body).toEqual({ data: expected })
  })

  it('list special events that are published [S3.news.3] [S7.news.5]', async () => {
    const { payload } = service
    const event = { collection: 'special-events', locale: 'th' } as const
    const shared = { image: records.image, link: '/news/news-1' }
    const second = { ...shared, title: 'สอง', sort: 2, _status: 'published' } as const
    const first = { ...shared, title: 'หนึ่ง', sort: 1, _status: 'published' } as const
    const hidden = { ...shared, title: 'ลับ', sort: 0, _status: 'draft' } as const
    const { id } = await payload.create({ ...event, data: second })
    await payload.create({ ...event, data: first })
    await payload.create({ ...event, data: hidden, draft: true })
    const query = 'filter[status][_eq]=published&sort=sort'
    const { body } = await service.get(`/items/${specialEventWire.name}?${query}`)
    expect(body).toMatchObject({
      data: [
        { data: { title: 'หนึ่ง' } },
        { id, status: 'published', image: records.image, link: '/news/news-1' },
      ],
    })
    expect((body as { data: unknown[] }).data).toHaveLength(2)
  })

  it('give the head of the news page once it is published [S7.news.1]', async () => {
    const path = '/items/information_page_news'
    expect((await service.get(path)).status).toBe(403)
    const data = { title: 'ข่าวและโปรโมชัน', _status: 'published' } as const
    await service.payload.updateGlobal({ slug: 'news-page', locale: 'th', data })
    expect((await service.get(path)).body).toMatchObject({
      data: { status: 'published', data: { title: 'ข่าวและโปรโมชัน' } },
    })
  })
})
