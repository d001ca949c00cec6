import { aboutCalls } from '@washhouse/contract/about/about.calls'
import type { Language } from '@washhouse/contract/language'
import type { Answer } from '@washhouse/contract/wire/answer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBodyWriter } from '../../platform/rich-text/body-writer.ts'
import {
  createAboutPage,
  createChannel,
  createMilestone,
  createReward,
} from '../../../testing/about-records.ts'
import { previewHeaders } from '../../../testing/preview-headers.ts'
import { createPicture } from '../../../testing/banner-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

const secretText = 'ข้อความลับ'

let service: ContractService
let image: string
const ids: Record<string, number> = {}

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  image = await createPicture(payload)
  ids['careers'] = await createAboutPage(payload, {
    slug: 'careers',
    title: 'ร่วมงานกับเรา',
    english: 'Work with us',
    sort: 2,
  })
  ids['standard'] = await createAboutPage(payload, {
    slug: 'our-standard',
    title: 'มาตรฐานร้าน',
    body: '## ถังสะอาด\n\nล้างถังทุกคืน',
    sort: 1,
    image,
  })
  await createAboutPage(payload, { slug: 'secret', title: secretText, status: 'draft' })
  ids['second'] = await createMilestone(payload, { year: 2019, title: 'สาขาที่สิบ', sort: 2 })
  ids['newest'] = await createMilestone(payload, { year: 2026, title: '120 สาขา', sort: 1 })
  ids['first'] = await createMilestone(payload, {
    year: 2019,
    title: 'ไปเชียงใหม่',
    description: 'ร้านแรกทางเหนือ',
    english: 'To Chiang Mai',
    sort: 1,
  })
  await createMilestone(payload, { year: 2020, title: secretText, status: 'draft' })
  ids['unplaced'] = await createReward(payload, { name: 'รางวัลบริการดี' })
  ids['placed'] = await createReward(payload, {
    name: 'แฟรนไชส์ดีเด่น',
    english: 'Franchise of the year',
    sort: 1,
    image,
  })
  await createReward(payload, { name: secretText, status: 'draft' })
  ids['line'] = await createChannel(payload, {
    title: 'ไลน์ทางการ',
    english: 'Official LINE',
    url: 'https://line.me/R/ti/p/@fongsai',
    sort: 2,
    image,
  })
  ids['facebook'] = await createChannel(payload, {
    title: 'เพจเฟซบุ๊ก',
    url: 'https://www.facebook.com/fongsai.example',
    sort: 1,
  })
  const hidden = { title: secretText, url: 'https://example.com/' }
  ids['hidden'] = await createChannel(payload, { ...hidden, status: 'draft' })
})
afterAll(() => service.stop())

async function read<Result>(
  call: { path: string; answer: Answer<Result> },
  { lang = 'th', query = '', headers = {} }: { lang?: Language; query?: string; headers?: object },
): Promise<Result> {
  const { status, body } = await service.get(call.path + query, { lang, ...headers })
  expect(status, JSON.stringify(body)).toBe(200)
  return call.answer.decode(body, lang)
}

describe('GET /items/information_page_aboutus', () => {
  it('is hidden until it is published, then speaks both languages [S7.about.1] [S3.about.1]', async () => {
    const call = aboutCalls.getAboutPageInfo
    expect(call.path).toBe('/items/information_page_aboutus')
    const { payload } = service
    const slug = 'about-head'
    const draft = { title: secretText, _status: 'draft' } as const
    await payload.updateGlobal({ slug, locale: 'th', draft: true, data: draft })
    expect((await service.get(call.path)).status).toBe(403)
    const data = { title: 'เกี่ยวกับเรา', backgroundImage: image, _status: 'published' } as const
    await payload.updateGlobal({ slug, locale: 'th', data })
    const english = { title: 'About us', _status: 'published' } as const
    await payload.updateGlobal({ slug, locale: 'en', data: english })
    const head = { status: 'published', backgroundImage: image }
    expect(await read(call, {})).toMatchObject({ ...head, title: 'เกี่ยวกับเรา' })
    expect(await read(call, { lang: 'en' })).toMatchObject({ ...head, title: 'About us' })
    const { body } = await service.get(call.path)
    expect(Object.keys(Object(Object(body).data)).toSorted()).toEqual([
      'data',
      'date_created',
      'date_updated',
      'id',
      'image_background',
      'status',
      'user_created',
      'user_updated',
    ])
  })
})

describe('GET /api/aboutus', () => {
  it('gives the published pages in order, their text as HTML [S3.about.2] [S7.about.2]', async () => {
    const pages = await read(aboutCalls.listAboutPages, {})
    const common = { status: 'published', updatedAt: expect.any(String) }
    expect(pages).toEqual([
      {
        ...common,
        id: ids['standard'],
        sort: 1,
        slug: 'our-standard',
        image,
        title: 'มาตรฐานร้าน',
        description: '<h2>ถังสะอาด</h2><p>ล้างถังทุกคืน</p>',
        untranslated: ['title', 'description'],
      },
      {
        ...common,
        id: ids['careers'],
        sort: 2,
        slug: 'careers',
        image: null,
        title: 'ร่วมงานกับเรา',
        description: null,
        untranslated: [],
      },
    ])
    const english = await read(aboutCalls.listAboutPages, { lang: 'en' })
    expect(english.map(({ title }) => title)).toEqual(['มาตรฐานร้าน', 'Work with us'])
  })

  it('follows an edit at once', async () => {
    const { payload } = service
    const change = { collection: 'about-pages', id: ids['careers'] ?? 0, locale: 'th' } as const
    await payload.update({ ...change, data: { title: 'มาทำงานด้วยกัน', _status: 'published' } })
    const titles = async () => (await read(aboutCalls.listAboutPages, {})).map(({ title }) => title)
    await expect.poll(titles).toEqual(['มาตรฐานร้าน', 'มาทำงานด้วยกัน'])
  })
})

describe.each([
  ['about-brand', aboutCalls.listAboutBrand, '/api/about_brand'],
  ['about-history', aboutCalls.listAboutHistory, '/api/about_history'],
] as const)('GET %s', (slug, call, path) => {
  it('gives a list of none, then of one, and no draft of it [S3.about.3] [S7.about.2]', async () => {
    const { payload } = service
    const writeBody = await createBodyWriter(payload)
    expect(call.path).toBe(path)
    expect((await service.get(path)).body).toEqual({ result: [] })
    const draft = { title: secretText, _status: 'draft' } as const
    await payload.updateGlobal({ slug, locale: 'th', draft: true, data: draft })
    expect((await service.get(path)).body).toEqual({ result: [] })
    const query = '?is_preview=true'
    const shown = await read(call, { query, headers: previewHeaders(path) })
    expect(shown).toMatchObject([{ title: secretText }])

    const body = writeBody('เริ่มจาก**ห้องแถว**')
    const data = { title: 'ที่มา', body, image, _status: 'published' } as const
    await payload.updateGlobal({ slug, locale: 'th', data })
    const english = { title: 'Our story', body: writeBody('Two shophouses') }
    await payload.updateGlobal({
      slug,
      locale: 'en',
      data: { ...english, _status: 'published' },
    })
    await expect
      .poll(() => read(call, {}))
      .toMatchObject([{ image, title: 'ที่มา', description: '<p>เริ่มจาก<strong>ห้องแถว</strong></p>' }])
    expect(await read(call, { lang: 'en' })).toMatchObject([
      { title: 'Our story', description: '<p>Two shophouses</p>' },
    ])
    await payload.updateGlobal({ slug, locale: 'th', draft: true, data: draft })
    expect(await read(call, {})).toMatchObject([{ title: 'ที่มา' }])
  })
})

describe('GET /api/history', () => {
  it('gives the timeline by year, within a year by its order [S3.about.5] [S7.about.2]', async () => {
    const found = await read(aboutCalls.listMilestones, {})
    expect(found.map(({ id }) => id)).toEqual([ids['first'], ids['second'], ids['newest']])
    expect(found[0]).toEqual({
      id: ids['first'],
      sort: 1,
      year: 2019,
      image: null,
      title: 'ไปเชียงใหม่',
      description: 'ร้านแรกทางเหนือ',
    })
    const [english] = await read(aboutCalls.listMilestones, { lang: 'en' })
    expect(english).toMatchObject({ title: 'To Chiang Mai', description: 'ร้านแรกทางเหนือ' })
  })
})

describe('GET /api/rewards', () => {
  it('gives the rewards in order, last what has none [S3.about.4] [S7.about.2]', async () => {
    const found = await read(aboutCalls.listRewards, {})
    expect(found).toEqual([
      { id: ids['placed'], sort: 1, image, name: 'แฟรนไชส์ดีเด่น' },
      { id: ids['unplaced'], sort: null, image: null, name: 'รางวัลบริการดี' },
    ])
    const { body } = await service.get('/api/rewards', { lang: 'en' })
    expect(body).toMatchObject({
      result: [{ data: { languages_code: 'en', rewards_name: 'Franchise of the year' } }, {}],
    })
  })
})

describe('A preview of a list', () => {
  it.each([
    [aboutCalls.listAboutPages, 3],
    [aboutCalls.listMilestones, 4],
    [aboutCalls.listRewards, 3],
  ] as const)('shows the newest drafts to a signed token only [S7.about.2]', async (call, all) => {
    const query = '?is_preview=true'
    for (const headers of [undefined, { 'x-preview-token': 'forged' }])
      expect((await service.get(call.path + query, headers)).status).toBe(403)
    expect((await service.get(`${call.path}?is_preview=yes`)).status).toBe(400)
    const { body } = await service.get(call.path + query, previewHeaders(call.path))
    expect(JSON.stringify(body)).toContain(secretText)
    expect(Object(body).result).toHaveLength(all)
    expect(JSON.stringify((await service.get(call.path)).body)).not.toContain(secretText)
  })

  it('leaves out a draft that lacks what it needs, and reads the rest', async () => {
    const { payload } = service
    const draft = { draft: true, locale: 'th' } as const
    const half = { title: 'ครึ่งปี', year: 2020.5, sort: 1.5, _status: 'draft' } as const
    await payload.create({ ...draft, collection: 'milestones', data: half })
    await payload.create({
      ...draft,
      collection: 'rewards',
      data: { name: 'ครึ่งลำดับ', sort: 0.5, _status: 'draft' },
    })
    const headers = previewHeaders(aboutCalls.listMilestones.path, aboutCalls.listRewards.path)
    const options = { query: '?is_preview=true', headers }
    expect(await read(aboutCalls.listMilestones, options)).toHaveLength(4)
    const rewards = await read(aboutCalls.listRewards, options)
    expect(rewards.at(-1)).toMatchObject({ name: 'ครึ่งลำดับ', sort: null })
  })
})

describe('GET /items/official_channel', () => {
  const call = aboutCalls.listOfficialChannels

  it('gives the channels in order, the title in the language asked for, no drafts [S3.about.6] [S7.about.3]', async () => {
    const facebook = {
      id: ids['facebook'],
      status: 'published',
      sort: 1,
      image: null,
      url: 'https://www.facebook.com/fongsai.example',
      title: 'เพจเฟซบุ๊ก',
    }
    const { body } = await service.get(call.path)
    expect(body).toMatchObject({ data: [facebook, { title: 'ไลน์ทางการ', image }] })
    const english = await read(call, { lang: 'en', query: '?sort=-sort&limit=1' })
    expect(english).toMatchObject([{ id: ids['line'], title: 'Official LINE' }])
    const one = await service.get(`${call.path}/${ids['line']}?fields=url`)
    expect(one.body).toEqual({ data: { url: 'https://line.me/R/ti/p/@fongsai' } })
    expect((await service.get(`${call.path}/${ids['hidden']}`)).status).toBe(403)
    const drafts = await service.get(`${call.path}?meta=*&filter[status][_eq]=draft`)
    expect(drafts.body).toMatchObject({ meta: { total_count: 2 }, data: [] })
  })
})
