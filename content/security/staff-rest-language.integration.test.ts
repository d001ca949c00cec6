import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { startCmsCalls } from '../testing/cms-calls.ts'
import { createNewsCategory, createProvince, drawPicture } from '../testing/record-data.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let category: number
let news: number
let count = 0

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
  category = await createNewsCategory(payload)
})
afterAll(() => closePayload(payload))
beforeEach(async () => {
  const { doc } = await call('POST', '/news?locale=th', { body: newsData('อบฟรีทุกวันพุธ') })
  news = Number(doc['id'])
  await call('PATCH', `/news/${news}?locale=en`, { body: { title: 'Free drying' } })
})

const newsData = (title: string) => ({
  slug: `news-${count++}`,
  title,
  category,
  _status: 'published',
})

const titles = async (id: unknown = news, draft = false) => {
  const found = { collection: 'news', id: Number(id), locale: 'all', draft } as const
  return (await payload.findByID(found)).title
}

describe('a write that names no language', () => {
  it('makes a record with Thai texts', async () => {
    const { status, doc } = await call('POST', '/news', { body: newsData('ซักฟรี') })
    expect(status).toBe(201)
    expect(doc['title']).toBe('ซักฟรี')
    expect(await titles(doc['id'])).toEqual({ th: 'ซักฟรี' })
  })

  it.each(['', '?locale='])('changes the Thai texts of a record (%j)', async (query) => {
    const { status } = await call('PATCH', `/news/${news}${query}`, { body: { title: 'ใหม่' } })
    expect(status).toBe(200)
    expect(await titles()).toEqual({ th: 'ใหม่', en: 'Free drying' })
  })

  it('changes nothing when it says nothing', async () => {
    const body = { name: 'นิมมาน', slug: 'nimman', province: await createProvince(payload) }
    const made = await call('POST', '/branches', { body: { ...body, _status: 'published' } })
    expect(made.status, made.text).toBe(201)
    const answer = await call('PATCH', `/branches/${String(made.doc['id'])}`, { body: {} })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.doc['name']).toBe('นิมมาน')
  })

  it('changes the Thai texts of a draft, of several records and of a global', async () => {
    await call('PATCH', `/news/${news}?draft=true`, { body: { title: 'ร่าง' } })
    expect(await titles(news, true)).toEqual({ th: 'ร่าง', en: 'Free drying' })
    await call('PATCH', `/news/${news}`, { body: { title: 'เผยแพร่', _status: 'published' } })
    const several = { ids: [news], act: 'change', data: { title: 'ทั้งหมด' } }
    await call('POST', '/news/bulk', { body: several })
    expect(await titles()).toEqual({ th: 'ทั้งหมด', en: 'Free drying' })
    const body = { brandName: 'ฟองใส', homeTitle: 'ซักอบ' }
    expect((await call('POST', '/globals/settings', { body })).status).toBe(200)
    const { brandName } = await payload.findGlobal({ slug: 'settings', locale: 'all' })
    expect(brandName).toEqual({ th: 'ฟองใส' })
  })

  it('copies a record and brings a version back in both languages', async () => {
    const body = { slug: `copy-${count++}` }
    const copy = await call('POST', `/news/${news}/duplicate`, { body })
    expect(await titles(copy.doc['id'], true)).toEqual({ th: 'อบฟรีทุกวันพุธ', en: 'Free drying' })
    const { docs } = await payload.findVersions({
      collection: 'news',
      where: { parent: { equals: news }, latest: { equals: true } },
    })
    await call('PATCH', `/news/${news}`, { body: { title: 'ผิด' } })
    const restored = await call('POST', `/news/versions/${String(docs[0]?.id)}`)
    expect(restored.status, restored.text).toBe(200)
    expect(restored.text).toContain('อบฟรีทุกวันพุธ')
    expect(await titles(news, true)).toEqual({ th: 'อบฟรีทุกวันพุธ', en: 'Free drying' })
    expect(await titles()).toMatchObject({ th: 'ผิด' })
    await call('PATCH', `/news/${news}`, { body: { _status: 'published' } })
    expect(await titles()).toEqual({ th: 'อบฟรีทุกวันพุธ', en: 'Free drying' })
  })

  it('keeps the Thai texts of a file', async () => {
    const { data, name } = await drawPicture()
    const body = new FormData()
    body.set('file', new Blob([Uint8Array.from(data)], { type: 'image/png' }), name)
    body.set('_payload', JSON.stringify({ alt: 'หน้าร้าน' }))
    const { status, text, doc } = await call('POST', '/media', { body })
    expect(status, text).toBe(201)
    expect(doc['alt']).toBe('หน้าร้าน')
  })

  it('takes the language that stands in its body', async () => {
    const { status } = await call('PATCH', `/news/${news}`, {
      body: { locale: 'en', title: 'New' },
    })
    expect(status).toBe(200)
    expect(await titles()).toEqual({ th: 'อบฟรีทุกวันพุธ', en: 'New' })
  })
})

describe('a language that there is not', () => {
  const write = { title: 'ใหม่', brandName: 'ใหม่' }
  it.each([
    ['POST', () => '/news?locale=xx', 'locale'],
    ['PATCH', () => `/news/${news}?locale=xx`, 'locale'],
    ['PATCH', () => `/news/${news}?locale=root`, 'locale'],
    ['PATCH', () => `/news/${news}?locale=TH`, 'locale'],
    ['PATCH', () => `/news/${news}?locale=xx&draft=true`, 'locale'],
    ['PATCH', () => `/news/${news}?locale=all`, 'locale'],
    ['PATCH', () => `/news/${news}?locale=*`, 'locale'],
    ['POST', () => '/news/bulk?locale=xx', 'locale'],
    ['PATCH', () => `/news/${news}?locale=th&publishSpecificLocale=xx`, 'publishSpecificLocale'],
    ['POST', () => '/globals/settings?locale=xx', 'locale'],
    ['POST', () => '/globals/settings?locale=all', 'locale'],
    ['POST', () => `/news/${news}/duplicate?locale=xx`, 'locale'],
    ['GET', () => '/news?locale=xx', 'locale'],
    ['GET', () => `/news/${news}?locale=xx`, 'locale'],
    ['GET', () => '/globals/settings?locale=xx', 'locale'],
    ['DELETE', () => `/news/${news}?locale=xx`, 'locale'],
  ])('is refused by its name, and nothing is stored (%s, case %#)', async (method, path, field) => {
    const before = await payload.count({ collection: 'news' })
    const body = method === 'PATCH' || method === 'POST' ? write : undefined
    const answer = await call(method, path(), { body })
    expect(answer.status, answer.text).toBe(400)
    expect(answer.fields).toEqual([field])
    expect(answer.message).toContain(field)
    expect(await payload.count({ collection: 'news' })).toEqual(before)
    expect(await titles()).toEqual({ th: 'อบฟรีทุกวันพุธ', en: 'Free drying' })
    const { brandName } = await payload.findGlobal({ slug: 'settings' })
    expect(brandName).not.toBe('ใหม่')
  })

  it('is refused in the body too', async () => {
    const answer = await call('PATCH', `/news/${news}`, { body: { ...write, locale: 'xx' } })
    expect(answer.status, answer.text).toBe(400)
    expect(answer.fields).toEqual(['locale'])
  })

  it.each(['all', '*'])('is none that reads all of them (%s)', async (locale) => {
    const { text } = await call('GET', `/news/${news}?locale=${locale}`)
    expect(JSON.parse(text).title).toEqual({ th: 'อบฟรีทุกวันพุธ', en: 'Free drying' })
  })
})
