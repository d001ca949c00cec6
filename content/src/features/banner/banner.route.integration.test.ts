import { bannerCalls, extraBannerCalls } from '@washhouse/contract/banner/banner.calls'
import type { Language } from '@washhouse/contract/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewHeaders } from '../../../testing/preview-headers.ts'
import { createBanner, createPicture } from '../../../testing/banner-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

const secretText = 'ข้อความลับ'
const extraPlaces = ['banner_2', 'banner_3', 'banner_4', 'investor_ads'] as const

let service: ContractService
let image: string
const ids: Record<string, number> = {}

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  image = await createPicture(payload)
  const sketches = {
    second: { text: 'ซักตอนตีสอง', english: 'Two in the morning', sort: 2, image },
    first: { text: 'หน้าฝนนี้', sort: 1, image },
    inactive: { text: 'ปิดอยู่', sort: 3, isActive: false, image },
    pictureless: { text: 'ไม่มีรูป', sort: 4 },
    draft: { text: secretText, sort: 5, image, status: 'draft' },
  } as const
  for (const [name, sketch] of Object.entries(sketches))
    ids[name] = await createBanner(payload, sketch)
  for (const place of extraPlaces) {
    ids[place] = await createBanner(payload, { text: `แถบ ${place}`, place, image })
    await createBanner(payload, { text: 'ปิดอยู่', place, image, isActive: false })
    await createBanner(payload, { text: 'ไม่มีรูป', place })
    await createBanner(payload, { text: secretText, place, image, status: 'draft' })
  }
})
afterAll(() => service.stop())

async function list(lang: Language = 'th', query = '', headers = {}) {
  const { status, body } = await service.get(`/api/banners${query}`, { lang, ...headers })
  expect(status, JSON.stringify(body)).toBe(200)
  return bannerCalls.listBanners.answer.decode(body, lang)
}

const texts = (banners: readonly { text: string | null }[]) => banners.map(({ text }) => text)

describe('A banner with an end', () => {
  it('leaves kept lists and its own address when it comes, in every place', async () => {
    const endsAt = new Date(Date.now() + 1500)
    const main = await createBanner(service.payload, { text: 'ถึงสิ้นเดือน', image, endsAt })
    const extra = { text: 'แถบถึงสิ้นเดือน', place: 'banner_2', image, endsAt } as const
    const second = await createBanner(service.payload, extra)
    const seen = async () => [
      texts(await list()).includes('ถึงสิ้นเดือน'),
      JSON.stringify((await service.get('/items/banner_2')).body).includes('แถบถึงสิ้นเดือน'),
      (await service.get(`/api/banners/${main}`)).status,
    ]
    expect(await seen()).toEqual([true, true, 200])
    const gone = [false, false, 404]
    await expect.poll(seen, { timeout: 5000, interval: 50 }).toEqual(gone)
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime())
    for (const id of [main, second]) await service.payload.delete({ collection: 'banners', id })
  })
})

describe('GET /api/banners', () => {
  it('lists whole banners in their order, in the language asked for [S3.banner.1] [S7.banner.1]', async () => {
    expect(texts(await list())).toEqual(['หน้าฝนนี้', 'ซักตอนตีสอง'])
    const [, second] = await list('en')
    expect(second).toEqual({
      id: ids['second'],
      status: 'published',
      isActive: true,
      seeThrough: false,
      sort: 2,
      image,
      link: null,
      endsAt: null,
      text: 'Two in the morning',
      button: null,
    })
  })

  it('shows the Thai text where the English one is missing', async () => {
    expect(texts(await list('en'))).toEqual(['หน้าฝนนี้', 'Two in the morning'])
  })

  it('drops those that are switched off or have no picture [S4.content.2]', async () => {
    const shown = texts(await list())
    expect(shown).not.toContain('ปิดอยู่')
    expect(shown).not.toContain('ไม่มีรูป')
  })

  it('gives each of the shown ones by its id, and no other [S7.banner.1]', async () => {
    const { body } = await service.get(`/api/banners/${ids['second']}`, { lang: 'en' })
    expect(bannerCalls.getBanner.answer.decode(body, 'en').text).toBe('Two in the morning')
    const hidden = [ids['inactive'], ids['pictureless'], ids['draft'], ids['banner_2']]
    for (const key of [...hidden, '0', '-1', '2147483648', '%00', 'main'])
      expect((await service.get(`/api/banners/${key}`)).status, String(key)).toBe(404)
  })
})

describe('GET /api/banners?is_preview=true', () => {
  it('shows the newest drafts too, still none without a picture [S4.content.2]', async () => {
    const { payload } = service
    const id = ids['first'] ?? 0
    const data = { text: 'หน้าฝนปีหน้า', sort: 9, _status: 'draft' } as const
    await payload.update({ collection: 'banners', id, locale: 'th', draft: true, data })
    const previewed = await list('th', '?is_preview=true', previewHeaders('/api/banners'))
    expect(texts(previewed)).toEqual(['ซักตอนตีสอง', secretText, 'หน้าฝนปีหน้า'])
    expect(texts(await list())).toEqual(['หน้าฝนนี้', 'ซักตอนตีสอง'])
    const path = `/api/banners/${ids['draft']}?is_preview=true`
    expect((await service.get(path, previewHeaders(path))).status).toBe(200)
  })

  it('is refused without a token', async () => {
    expect((await service.get('/api/banners?is_preview=true')).status).toBe(403)
  })
})

describe.each(extraPlaces)('GET /items/%s', (place) => {
  it('shows its own banners only, counts no other and gives each by id [S3.banner.2] [S7.banner.2]', async () => {
    const { body } = await service.get(`/items/${place}?meta=*&sort=sort`)
    expect(body).toMatchObject({ meta: { total_count: 1, filter_count: 1 } })
    const banners = extraBannerCalls[place].answer.decode(body, 'th')
    expect(texts(banners)).toEqual([`แถบ ${place}`])
    expect((await service.get(`/items/${place}/${ids[place]}`)).body).toMatchObject({
      data: { id: ids[place], is_active: true, image },
    })
    expect((await service.get(`/items/${place}/${ids['first']}`)).status).toBe(403)
  })

  it('speaks the language asked for, Thai where English is missing [S7.banner.2]', async () => {
    const data = { text: `The strip ${place}`, _status: 'published' } as const
    const read = async (lang: Language) => {
      const { body } = await service.get(`/items/${place}`, { lang })
      return texts(extraBannerCalls[place].answer.decode(body, lang))
    }
    expect(await read('en')).toEqual([`แถบ ${place}`])
    const id = ids[place] ?? 0
    await service.payload.update({ collection: 'banners', id, locale: 'en', data })
    expect(await read('en')).toEqual([`The strip ${place}`])
    expect(await read('th')).toEqual([`แถบ ${place}`])
  })

  it('tells nothing of the hidden ones, whatever is asked [S4.content.2]', async () => {
    const queries = [
      'filter[is_active][_eq]=false',
      'filter[image][_null]=true',
      'filter[status][_eq]=draft',
      `search=${encodeURIComponent(secretText)}`,
    ]
    for (const query of queries) {
      const { body } = await service.get(`/items/${place}?meta=*&${query}`)
      expect(body, query).toMatchObject({ meta: { total_count: 1, filter_count: 0 }, data: [] })
    }
  })
})

describe('A banner that is switched', () => {
  it('is in the very next answer, or out of it', async () => {
    const { payload } = service
    const change = { collection: 'banners', id: ids['second'] ?? 0 } as const
    const path = `/api/banners/${ids['second']}`
    await payload.update({ ...change, data: { isActive: false, _status: 'published' } })
    expect(texts(await list())).toEqual(['หน้าฝนนี้'])
    expect((await service.get(path)).status).toBe(404)
    await payload.update({ ...change, data: { isActive: true, _status: 'published' } })
    expect(texts(await list())).toEqual(['หน้าฝนนี้', 'ซักตอนตีสอง'])
    expect((await service.get(path)).status).toBe(200)
  })

  it('moves to another place with its answers', async () => {
    const { payload } = service
    const id = ids['banner_3'] ?? 0
    const change = { collection: 'banners', id } as const
    await payload.update({ ...change, data: { place: 'main', sort: 0, _status: 'published' } })
    expect((await service.get('/items/banner_3')).body).toEqual({ data: [] })
    expect((await list())[0]?.id).toBe(id)
    await payload.update({ ...change, data: { place: 'banner_3', _status: 'published' } })
  })
})

describe('What an editor writes', () => {
  it.each(['javascript:alert(1)', '//evil.example', 'http://example.com', 'news'])(
    'is refused as a link: %s',
    async (link) => {
      const change = { collection: 'banners', id: ids['first'] ?? 0, data: { link } } as const
      await expect(service.payload.update(change)).rejects.toMatchObject({ status: 400 })
    },
  )

  it.each(['/news', 'https://example.com/a', 'line', 'phone', ''])(
    'is taken as a link: "%s"',
    async (link) => {
      const id = await createBanner(service.payload, { text: 'ลิงก์' })
      const data = { link, _status: 'published' } as const
      await expect(
        service.payload.update({ collection: 'banners', id, data }),
      ).resolves.toMatchObject({ link })
    },
  )
})
