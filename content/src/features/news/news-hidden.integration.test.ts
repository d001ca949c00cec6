import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { fillNews } from '../../../testing/news-records.ts'

const entries = '/items/news_news_images_for_album'
const pictures = '/items/news_images_for_album'

let service: ContractService
let records: Awaited<ReturnType<typeof fillNews>>

beforeAll(async () => {
  service = await startContractService()
  records = await fillNews(service.payload)
  const id = records.seen[0]?.id ?? 0
  const album = [{ image: records.image, caption: 'ภาพลับ' }]
  const data = { title: 'ความลับ', slug: 'secret-change', album }
  await service.payload.update({ collection: 'news', id, locale: 'th', data, draft: true })
})
afterAll(() => service.stop())

async function rows(path: string): Promise<unknown[]> {
  const { status, body } = await service.get(path)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: unknown[] }).data
}

/** The album row ids of hidden news. */
function hiddenRows(): string[] {
  return [records.future, records.draft].flatMap(({ album }) =>
    (album ?? []).map(({ id }) => String(id)),
  )
}

describe('news of the future, a draft and a change not yet published', () => {
  it('are in no list, no page, no total and no category [S4.news.1]', async () => {
    const paths = ['/api/news?limit=100', `/api/news?categories=${records.promotions}&limit=100`]
    for (const path of [...paths, '/api/news?limit=1&page=5']) {
      const { body } = await service.get(path)
      expect(JSON.stringify(body)).not.toMatch(/secret|ความลับ/)
    }
    expect((await service.get('/api/news')).body).toMatchObject({ total: { total: 4 } })
    const category = await service.get(`/api/news?categories=${records.promotions}`)
    expect(category.body).toMatchObject({ total: { total: 2 } })
  })

  it('are found neither by id nor by slug [S4.news.1]', async () => {
    const { future, draft } = records
    for (const key of [future.id, future.slug, draft.id, draft.slug, 'secret-change']) {
      expect((await service.get(`/api/news/${key}`)).status, String(key)).toBe(404)
      expect((await service.get(`/api/news/${key}`, { lang: 'en' })).status).toBe(404)
    }
  })

  it('show nothing of their albums, in a list or one by one [S4.news.1]', async () => {
    expect(hiddenRows()).toHaveLength(2)
    for (const list of [entries, pictures]) {
      expect(await rows(`${list}?limit=-1`)).toHaveLength(4)
      for (const id of hiddenRows()) {
        expect(await rows(`${list}?filter[id][_eq]=${id}`)).toEqual([])
        expect((await service.get(`${list}/${id}`)).status).toBe(403)
      }
      expect(await rows(`${list}?filter[id][_in]=${hiddenRows().join(',')}`)).toEqual([])
    }
    for (const { id } of [records.future, records.draft])
      expect(await rows(`${entries}?filter[news_id][_eq]=${id}`)).toEqual([])
  })

  it('are counted in no meta and found by no search [S4.news.1]', async () => {
    for (const list of [entries, pictures]) {
      const { body } = await service.get(`${list}?meta=*&limit=0`)
      expect(body).toMatchObject({ meta: { total_count: 4, filter_count: 4 } })
    }
    const search = encodeURIComponent('ภาพลับ')
    expect(await rows(`${pictures}?search=${search}`)).toEqual([])
    expect(await rows(`${pictures}?filter[data][caption][_contains]=${search}`)).toEqual([])
    const { body } = await service.get(`${pictures}?meta=filter_count&search=${search}`)
    expect(body).toMatchObject({ meta: { filter_count: 0 } })
  })

  it.each([
    'filter[news_id][slug][_eq]=secret-future',
    'filter[news_id][slug][_starts_with]=secret',
    'filter[news_id][status][_eq]=draft',
    'filter[news_id][data][title][_contains]=%E0%B8%A5%E0%B8%B1%E0%B8%9A',
    'filter[news_id][date_publish][_gt]=2026-11-22T00:00:00.000Z&filter[news_id][slug][_neq]=x',
    'filter[news_images_for_album_id][data][caption][_contains]=%E0%B8%A5%E0%B8%B1%E0%B8%9A',
    'filter[_or][0][news_id][slug][_eq]=secret-future&filter[_or][1][news_id][slug][_eq]=secret-draft',
  ])('cannot be asked for through %s [S4.news.1]', async (filter) => {
    const soon = new Date(Date.now() + 1000).toISOString()
    const query = filter.replace('2026-11-22T00:00:00.000Z', soon)
    expect(await rows(`${entries}?${query}`)).toEqual([])
  })

  it.each([
    'filter[news_id][slug][_neq]=news-1',
    'filter[news_id][slug][_nin]=news-1',
    'filter[news_id][_neq]=0',
    'filter[news_id][data][title][_ncontains]=x',
  ])('do not slip through the negative %s [S4.news.1]', async (filter) => {
    const hidden = [records.future.id, records.draft.id]
    const found = await rows(`${entries}?${filter}&limit=-1`)
    expect(found.length).toBeGreaterThanOrEqual(3)
    for (const row of found) expect(hidden).not.toContain((row as { news_id: number }).news_id)
  })

  it('are hidden from strangers in Payload itself too [S4.news.1]', async () => {
    const visitor = { collection: 'news', overrideAccess: false, locale: 'all' } as const
    for (const draft of [false, true]) {
      const found = await service.payload.find({ ...visitor, draft })
      expect(found.totalDocs).toBe(draft ? 3 : 4)
      expect(JSON.stringify(found)).not.toMatch(/secret|ลับ/)
      for (const { id } of [records.future, records.draft]) {
        const one = service.payload.findByID({ ...visitor, id, draft })
        await expect(one).rejects.toMatchObject({ status: 404 })
      }
    }
  })
})
