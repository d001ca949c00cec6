import { seoCalls } from '@washhouse/contract/seo/seo.calls'
import type { Language } from '@washhouse/contract/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProvince } from '../../../testing/record-data.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

let service: ContractService
let news: number

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  const thai = { metaTitle: 'ข่าวฟองใส', metaDescription: 'โปรโมชันใหม่ทุกเดือน' }
  const record = await payload.create({
    collection: 'seo',
    locale: 'th',
    data: { page: 'news', ...thai, canonicalTag: 'https://www.fongsai.example/news' },
  })
  news = record.id
  const data = { metaTitle: 'Fongsai news' }
  await payload.update({ collection: 'seo', id: news, locale: 'en', data })
  await payload.create({ collection: 'seo', locale: 'th', data: { page: 'home' } })
})
afterAll(() => service.stop())

async function find(page: string, lang: Language) {
  const { status, body } = await service.get(`/items/seo?filter[page][_eq]=${page}&limit=1`, {
    lang,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return seoCalls.listSeoRecords.answer.decode(body, lang)
}

describe('GET /items/seo', () => {
  it('gives the head of a page in either language, Thai where English is missing [S3.seo.1] [S7.seo.1]', async () => {
    const common = {
      id: news,
      page: 'news',
      metaDescription: 'โปรโมชันใหม่ทุกเดือน',
      metaKeywords: null,
      altTag: null,
      canonicalTag: 'https://www.fongsai.example/news',
    }
    expect(await find('news', 'th')).toEqual([{ ...common, metaTitle: 'ข่าวฟองใส' }])
    expect(await find('news', 'en')).toEqual([{ ...common, metaTitle: 'Fongsai news' }])
    expect(await find('branch', 'th')).toEqual([])
  })

  it('gives one record by its id [S7.seo.1]', async () => {
    expect((await service.get(`/items/seo/${news}`)).body).toMatchObject({
      data: { page: 'news', meta_title: 'ข่าวฟองใส' },
    })
    expect((await service.get('/items/seo/2147483647')).status).toBe(403)
  })

  it('gives what an editor has just written in the next answer [S7.seo.1]', async () => {
    expect((await find('news', 'th'))[0]?.metaTitle).toBe('ข่าวฟองใส')
    const data = { metaTitle: 'ข่าวล่าสุด' }
    await service.payload.update({ collection: 'seo', id: news, locale: 'th', data })
    expect((await find('news', 'th'))[0]?.metaTitle).toBe('ข่าวล่าสุด')
  })
})

describe('The page of a head record', () => {
  const create = (page: string) =>
    service.payload.create({ collection: 'seo', locale: 'th', data: { page } })

  beforeAll(async () => {
    const province = await createProvince(service.payload)
    const hours = { isOpenAllDay: true }
    const data = { slug: 'nimman-soi-9', name: 'นิมมาน ซอย 9', province, hours } as const
    const common = { collection: 'branches', locale: 'th' } as const
    await service.payload.create({ ...common, data: { ...data, _status: 'published' } })
    const draft = { ...data, slug: 'nimman-soi-7', _status: 'draft' } as const
    await service.payload.create({ ...common, draft: true, data: draft })
  })

  it.each([
    ['/branch/', 'branch'],
    [' /branch/nimman-soi-9', 'branch/nimman-soi-9'],
    ['pagePolicy', 'pagePolicy'],
    ['/en/branch/nimman-soi-9', 'branch/nimman-soi-9'],
  ])('is read from an address as editors see it: %s', async (written, kept) => {
    const { id, page } = await create(written)
    expect(page).toBe(kept)
    await service.payload.delete({ collection: 'seo', id })
  })

  it('is the home page for a slash alone, and stands there once', async () => {
    await expect(create('/')).rejects.toMatchObject({ status: 400 })
    const [home] = await find('home', 'th')
    await service.payload.delete({ collection: 'seo', id: home?.id ?? 0 })
    expect(await create('/')).toMatchObject({ page: 'home' })
  })

  it.each(['', 'news?x=1', 'a//b', 'ข่าว', 'https://example.com'])(
    'is refused where it is none: "%s"',
    async (page) => {
      await expect(create(page)).rejects.toMatchObject({ status: 400 })
    },
  )

  it.each([
    ['nosuchpage', 'หมายถึง [a-zA-Z]+ ใช่'],
    ['brnach', 'หมายถึง branch'],
    ['pagepolicy', 'หมายถึง pagePolicy ใช่'],
    ['branch/nimman-soi-8', 'หมายถึง branch/nimman-soi-9 ใช่'],
    ['branch/nimman-soi-7', 'หมายถึง branch/nimman-soi-9 ใช่'],
    ['news/feedxml', 'หมายถึง news ใช่'],
    ['news/nimman-soi-9', 'หมายถึง news ใช่'],
  ])('is refused where the website has none, with the nearest ones: %s', async (page, words) => {
    await expect(create(page)).rejects.toMatchObject({
      data: { errors: [{ path: 'page', message: expect.stringMatching(words) }] },
    })
  })

  it('that went away keeps its record, which can still be changed', async () => {
    const { id } = await create('branch')
    await service.payload.db.updateOne({ collection: 'seo', id, data: { page: 'old-page' } })
    const change = (data: object) => service.payload.update({ collection: 'seo', id, data })
    expect(await change({ canonicalTag: null, page: 'old-page' })).toMatchObject({
      page: 'old-page',
    })
    await expect(change({ page: 'older-page' })).rejects.toMatchObject({ status: 400 })
  })
})
