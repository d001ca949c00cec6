import {
  createDirectus,
  customEndpoint,
  readItem,
  readItems,
  readSingleton,
  rest,
  serverHealth,
  serverInfo,
  serverPing,
} from '@directus/sdk'
import { describe, expect, it } from 'vitest'
import type { Schema } from './schema.fixtures.ts'
import type { Connected } from './service.fixtures.ts'

/** Lists, single records and singletons through the client. */
export function describeReading(connected: () => Connected): void {
  const read = async (query: Parameters<typeof readItems<Schema, 'shop', object>>[1] = {}) =>
    await connected().client.request(readItems('shop', { sort: ['id'], ...query }))
  const slugs = async (query: Parameters<typeof read>[0]) =>
    (await read(query)).map((shop) => ('slug' in shop ? shop.slug : undefined))

  describe('A list', () => {
    it('comes whole, with values in the form of their kind', async () => {
      const { ids } = connected()
      expect(await read()).toHaveLength(3)
      expect((await read())[0]).toEqual({
        id: ids.nimman,
        status: 'published',
        slug: 'nimman',
        image: ids.picture,
        province: ids.chiangMai,
        lat: 18.8,
        is_open_all_day: true,
        date_opened: '2026-01-01T00:00:00.000Z',
        phone: '+6653000001',
        data: { languages_code: 'th', shop_name: 'ฟองใส นิมมานฯ', landmark: 'ข้างร้าน Café Doi' },
      })
    })

    it('is sorted by each key in turn, descending with a minus, no value being the least', async () => {
      expect(await slugs({ sort: ['-slug'] })).toEqual(['tha-phae', 'patong', 'nimman'])
      expect(await slugs({ sort: ['province', '-id'] })).toEqual(['tha-phae', 'nimman', 'patong'])
      expect(await slugs({ sort: ['lat'] })).toEqual(['patong', 'tha-phae', 'nimman'])
      expect(await slugs({ sort: ['-date_opened'] })).toEqual(['patong', 'tha-phae', 'nimman'])
      const byName = '/items/shop?sort=-data.shop_name&fields=slug'
      expect((await connected().service.get(byName)).body).toEqual({
        data: [{ slug: 'patong' }, { slug: 'nimman' }, { slug: 'tha-phae' }],
      })
    })

    it('is cut by limit, offset and page', async () => {
      expect(await slugs({ limit: 2 })).toEqual(['nimman', 'tha-phae'])
      expect(await slugs({ limit: 2, offset: 1 })).toEqual(['tha-phae', 'patong'])
      expect(await slugs({ limit: 2, page: 2 })).toEqual(['patong'])
      expect(await slugs({ limit: 2, page: 2, offset: 1 })).toEqual(['patong'])
      expect(await slugs({ limit: 2, page: 9 })).toEqual([])
      expect(await slugs({ limit: 0 })).toEqual([])
      expect(await slugs({ limit: -1 })).toHaveLength(3)
    })

    it('is searched in texts, whatever their case, and in numbers', async () => {
      expect(await slugs({ search: 'ป่าตอง' })).toEqual(['patong'])
      expect(await slugs({ search: 'Café DOI' })).toEqual(['nimman'])
      expect(await slugs({ search: '18.79' })).toEqual(['tha-phae'])
      expect(await slugs({ search: '%' })).toEqual(['patong'])
    })

    it('tells its counts to those who read the answer itself', async () => {
      const { service } = connected()
      const bodies: unknown[] = []
      const noting: typeof fetch = async (...request) => {
        const response = await fetch(...request)
        bodies.push(await response.clone().json())
        return response
      }
      const client = createDirectus<Schema>(service.url, { globals: { fetch: noting } })
      const query = { filter: { is_open_all_day: { _eq: true } }, limit: 1, meta: '*' }
      const rows = await client.with(rest()).request(readItems('shop', query))
      expect(rows).toHaveLength(1)
      expect(bodies).toMatchObject([{ meta: { total_count: 3, filter_count: 2 } }])
    })

    it('speaks the language of the header, Thai where English is missing', async () => {
      const names = await connected().english.request(
        readItems('shop', { fields: [{ data: ['shop_name', 'languages_code'] }], sort: ['id'] }),
      )
      expect(names).toEqual([
        { data: { shop_name: 'Fongsai Nimman', languages_code: 'en' } },
        { data: { shop_name: 'Fongsai Tha Phae', languages_code: 'en' } },
        { data: { shop_name: 'ฟองใส ป่าตอง', languages_code: 'en' } },
      ])
    })
  })

  describe('One record', () => {
    it('is found by its id, with the fields asked for', async () => {
      const { client, ids } = connected()
      const shop = await client.request(readItem('shop', ids.patong, { fields: ['id', 'slug'] }))
      expect(shop).toEqual({ id: ids.patong, slug: 'patong' })
    })

    it('is a singleton where there is but one [S7.branch.6]', async () => {
      const figures = await connected().client.request(readSingleton('current_branch'))
      expect(figures).toEqual({ current_customer: 640, current_branch: 3 })
    })
  })

  describe('Calls that are no collection', () => {
    it('are reached by their path, parameters and headers', async () => {
      const { client } = connected()
      const answer = await client.request(
        customEndpoint<{ result: unknown[]; total: object }>({
          path: '/api/branch',
          params: { limit: 1, page: 2 },
          headers: { lang: 'en' },
        }),
      )
      expect(answer).toMatchObject({
        total: { total_page: 3, total: 3 },
        next: { page: 3, limit: 1 },
        result: [{ slug: 'tha-phae', data: { branch_name: 'Fongsai Tha Phae' } }],
      })
    })

    it('tell how the service is', async () => {
      const { client, service } = connected()
      expect(await client.request(serverPing())).toBe('pong')
      expect(await client.request(serverHealth())).toEqual({ status: 'ok' })
      const { brandName } = await service.payload.findGlobal({ slug: 'settings', locale: 'th' })
      const project = { project_name: brandName ?? null, default_language: 'th' }
      expect(await client.request(serverInfo())).toEqual({ project, setupCompleted: true })
      const { headers } = await service.get('/server/health')
      expect(headers.get('content-type')).toBe('application/health+json; charset=utf-8')
    })
  })
}
