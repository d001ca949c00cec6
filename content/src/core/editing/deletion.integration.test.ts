import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCmsCalls } from '../../../testing/cms-calls.ts'
import { createLead } from '../../../testing/lead-records.ts'
import { createNews } from '../../../testing/news-records.ts'
import { createMedia, createNewsCategory } from '../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import type { Deletion } from './deletion.endpoint.ts'

let payload: BasePayload
let editor: Awaited<ReturnType<typeof startCmsCalls>>
let administrator: Awaited<ReturnType<typeof startCmsCalls>>
let moderator: Awaited<ReturnType<typeof startCmsCalls>>
let category: number
let count = 0

beforeAll(async () => {
  payload = await openPayload()
  editor = await startCmsCalls(payload, 'deleter', 'editor')
  administrator = await startCmsCalls(payload)
  moderator = await startCmsCalls(payload, 'onlooker', 'moderator')
})
afterAll(() => closePayload(payload))

beforeEach(async () => {
  count += 1
  category = await createNewsCategory(payload, `หมวด ${count}`)
})

async function ask(path: string, call = editor): Promise<Deletion> {
  const { status, text } = await call('GET', path)
  expect(status, text).toBe(200)
  return JSON.parse(text)
}

const slugOf = (name: string) => `${name}-${count}`
const news = (title: string, given: Partial<Parameters<typeof createNews>[1]> = {}) =>
  createNews(payload, { slug: slugOf(title), title, category, ...given })

describe('What a deletion would delete', () => {
  it('is described with what is published of it, by the titles in the list', async () => {
    const published = await news('published')
    await news('draft', { status: 'draft' })
    await news('tomorrow', { at: new Date(Date.now() + 86_400_000) })
    await payload.update({
      collection: 'news',
      id: published.id,
      locale: 'th',
      draft: true,
      data: { title: 'ฉบับร่างใหม่', _status: 'draft' },
    })
    const told = await ask(`/news/deletion?where[category][equals]=${category}`)
    expect(told).toMatchObject({ count: 3, publicCount: 1, places: [], more: '' })
    expect(new Map(told.records.map(({ title, isPublic }) => [title, isPublic]))).toEqual(
      new Map([
        ['draft', false],
        ['tomorrow', false],
        ['ฉบับร่างใหม่', true],
      ]),
    )
    expect(told.records.map(({ isHeld }) => isHeld)).toEqual([false, false, false])
  })

  it('names ten of many, and counts them all', async () => {
    for (let index = 0; index < 12; index += 1) await news(`many-${index}`)
    const told = await ask(`/news/deletion?where[category][equals]=${category}`)
    expect(told).toMatchObject({ count: 12, publicCount: 12 })
    expect(told.records).toHaveLength(10)
    const sent = `/news?where[category][equals]=${category}&count=${told.count}`
    expect((await editor('DELETE', sent)).status).toBe(200)
  })

  it('says where a record is used that cannot be deleted before', async () => {
    for (let index = 0; index < 7; index += 1) await news(`uses-${index}`)
    const unused = await createNewsCategory(payload, `ว่าง ${count}`)
    const path = `/news-categories/deletion?where[id][in]=${category},${unused}`
    const told = await ask(path)
    expect(told).toMatchObject({ count: 2, publicCount: 2, more: '2' })
    expect(told.places).toHaveLength(5)
    expect(told.places[0]?.words).toContain('“uses-0”')
    expect(told.places[0]?.href).toMatch(/^\/admin\/collections\/news\/\d+$/)
    expect(told.records.toSorted((one, two) => Number(one.id) - Number(two.id))).toEqual([
      { id: category, title: `หมวด ${count}`, isPublic: true, isHeld: true },
      { id: unused, title: `ว่าง ${count}`, isPublic: true, isHeld: false },
    ])
  })

  it('says so of a file in an album, and in a draft', async () => {
    const image = await createMedia(payload)
    await news('album', { captions: ['หน้าร้าน'], image })
    await news('album-draft', { captions: ['หน้าร้าน'], image, status: 'draft' })
    const told = await ask(`/media/deletion?where[id][equals]=${image}`)
    expect(told.records).toMatchObject([{ id: image, isHeld: true }])
    expect(told.places).toHaveLength(2)
    expect(told.places.map(({ words }) => words).join(' ')).toMatch(/“album”.*“album-draft”/)
  })

  it('does not name what an account has saved', async () => {
    const { id } = await news('saved')
    const saved = await editor('PATCH', `/news/${id}?locale=th`, { body: { title: 'อบฟรี' } })
    expect(saved.status).toBe(200)
    const path = '/staff/deletion?where[email][equals]=deleter@example.com'
    expect(await ask(path, administrator)).toMatchObject({ count: 1, publicCount: 0, places: [] })
  })

  it('is the same as a deletion of the searched list would delete', async () => {
    await createLead(payload, { phone: '+66812345678' })
    await createLead(payload, { phone: '+66899999999' })
    const where = 'where[or][0][phone][like]=081-234-5678'
    const told = await ask(`/leads/deletion?${where}`, administrator)
    expect(told).toMatchObject({ count: 1, publicCount: 0 })
    expect(told.records).toMatchObject([{ isPublic: false }])
    expect((await administrator('DELETE', `/leads?${where}&count=1`)).status).toBe(200)
  })

  it('is described for all records, as with “select all” of a list', async () => {
    await news('all')
    const { totalDocs } = await payload.count({ collection: 'news' })
    const where = encodeURIComponent(JSON.stringify({ id: { not_equals: '' } }))
    const told = await ask(`/news/deletion?where=${where}`)
    expect(told.count).toBe(totalDocs)
  })

  it('follows the language of the content', async () => {
    const { id } = await news('thai')
    await payload.update({ collection: 'news', id, locale: 'en', data: { title: 'In English' } })
    const where = `where[category][equals]=${category}&where[title][equals]=In English`
    expect(await ask(`/news/deletion?locale=en&${where}`)).toMatchObject({ count: 1 })
    expect(await ask(`/news/deletion?locale=th&${where}`)).toMatchObject({ count: 0, records: [] })
  })

  it('is described only to accounts that may delete it', async () => {
    const path = `/news/deletion?where[category][equals]=${category}`
    expect((await moderator('GET', path)).status).toBe(403)
    expect((await editor('GET', '/leads/deletion?where[id][exists]=true')).status).toBe(403)
    const stranger = { headers: { authorization: '' } }
    expect((await editor('GET', path, stranger)).status).toBe(403)
    // Collections without deletion do not have the endpoint.
    expect(
      (await administrator('GET', '/members/deletion?where[id][exists]=true')).status,
    ).not.toBe(200)
    const notifications = '/notifications/deletion?where[titleTh][equals]=x'
    expect(await ask(notifications)).toMatchObject({ count: 0, publicCount: 0 })
  })

  it.each([
    '',
    '?where=',
    '?where[or][]=',
    '?where[nothing][equals]=1',
    '?where[savedBy.hash][like]=a',
  ])(
    'refuses a filter that says nothing, or asks for what is not to be read (%j)',
    async (query) => {
      expect([400, 403]).toContain((await editor('GET', `/news/deletion${query}`)).status)
    },
  )
})
