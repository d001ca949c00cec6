import type { GlobalSlug, TypeWithID } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCmsCalls } from '../../testing/cms-calls.ts'
import { createExample } from '../../testing/example-records.ts'
import { storeOld } from '../../testing/old-values.ts'
import { laterDay } from '../../testing/later.ts'
import { closePayload, openPayload } from './open-payload.ts'

type Payload = Awaited<ReturnType<typeof openPayload>>
let payload: Payload
let call: Awaited<ReturnType<typeof startCmsCalls>>

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
})
afterAll(() => closePayload(payload))

type Slug = Parameters<typeof createExample>[1]
const create = async (slug: Slug) => String((await createExample(payload, slug)).id)

describe('a moment at which something appears or ends', () => {
  it.each([
    ['news', 'publishedAt'],
    ['news', 'endsAt'],
    ['banners', 'endsAt'],
    ['enews', 'publishedAt'],
    ['notifications', 'publishedAt'],
    ['campaigns', 'holdsFrom'],
  ] as const)(
    'of %s, %s, is understood in both eras, or refused by its name',
    async (slug, name) => {
      const path = `/${slug}/${await create(slug)}`
      const buddhist = `${Number(laterDay.slice(0, 4)) + 543}-01-01T02:00:00.000Z`
      const saved = await call('PATCH', path, { body: { [name]: buddhist } })
      expect(saved.text).toContain(`"${name}":"${laterDay}T02:00:00.000Z"`)
      for (const wrong of ['0026-11-20T02:00:00.000Z', '2027-02-30', '2999-01-01', '2094-01-01']) {
        const answer = await call('PATCH', path, { body: { [name]: wrong } })
        expect([answer.status, answer.fields], wrong).toEqual([400, [name]])
      }
      const kept = await payload.db.findOne<TypeWithID & Record<string, unknown>>({
        collection: slug,
        where: { id: { equals: path.split('/').at(-1) } },
      })
      expect(kept?.[name]).toBe(`${laterDay}T02:00:00.000Z`)
    },
  )
})

interface OldValue {
  slug: Slug
  name: string
  old: unknown
  worse: unknown
  other: object
}

const oldValues: OldValue[] = [
  {
    slug: 'branches',
    name: 'phone',
    old: ' 02-12-34 ',
    worse: '02-12-35',
    other: { landmark: 'ข้างตลาดธานินทร์' },
  },
  {
    slug: 'branches',
    name: 'googleMap',
    old: 'https://example.com/map',
    worse: 'https://example.com/place',
    other: { landmark: 'ข้างตลาดธานินทร์' },
  },
  {
    slug: 'banners',
    name: 'link',
    old: 'http://fongsai.example/a b',
    worse: 'http://fongsai.example/',
    other: { text: 'ซักฟรีวันพุธ' },
  },
  {
    slug: 'news',
    name: 'videoLink',
    old: 'https://youtube.example/1',
    worse: 'https://youtube.example/2',
    other: { title: 'อบฟรีทุกวันพุธ' },
  },
  {
    slug: 'news',
    name: 'publishedAt',
    old: '1998-11-20T02:00:00.000Z',
    worse: '1997-11-20T02:00:00.000Z',
    other: { title: 'อบฟรีทุกวันพุธ' },
  },
]

describe('a value that was stored before its rule', () => {
  it.each(oldValues)('stays in $slug, $name, and no other takes its place', async (value) => {
    const { slug, name, old, worse, other } = value
    const id = await create(slug)
    await storeOld(payload, { collection: slug, id }, { [name]: old })
    const whole = await call('GET', `/${slug}/${id}?draft=true&depth=0`)
    const form: object = { ...JSON.parse(whole.text), updatedAt: undefined }

    const saved = await call('PATCH', `/${slug}/${id}`, { body: other })
    expect(saved.status, saved.text).toBe(200)
    // The admin's form sends all its fields.
    const sent = await call('PATCH', `/${slug}/${id}`, { body: { ...form, ...other } })
    expect(sent.status, sent.text).toBe(200)

    const refused = await call('PATCH', `/${slug}/${id}`, { body: { [name]: worse } })
    expect([refused.status, refused.fields]).toEqual([400, [name]])
  })

  it('is published with what a draft changed beside it', async () => {
    const id = await create('branches')
    await storeOld(payload, { collection: 'branches', id }, { phone: '02-12-34' })
    const draft = { landmark: 'ติดถนนใหญ่', _status: 'draft' }
    await call('PATCH', `/branches/${id}?draft=true`, { body: draft })
    const published = await call('PATCH', `/branches/${id}`, { body: { _status: 'published' } })
    expect(published.status, published.text).toBe(200)
    expect(published.doc).toMatchObject({ phone: '02-12-34', landmark: 'ติดถนนใหญ่' })
  })

  it('stays in a global, in whichever row', async () => {
    const global = async (slug: GlobalSlug, body: object) =>
      await call('POST', `/globals/${slug}`, { body })
    const named = { brandName: 'ฟองใส', homeTitle: 'ร้านซัก' }
    await storeOld(payload, { global: 'settings' }, { lineId: 'ฟองใส' })
    const settings = await global('settings', named)
    expect(settings.status, settings.text).toBe(200)
    expect((await global('settings', { ...named, lineId: 'ฟองใส 2' })).fields).toEqual(['lineId'])

    const links = [
      { id: 'a'.repeat(24), label: 'สาขา', link: 'http://old.example/a b' },
      { id: 'b'.repeat(24), label: 'ข่าว', link: '/news' },
    ]
    await storeOld(payload, { global: 'navigation' }, { header: links })
    const moved = await global('navigation', { header: links.toReversed() })
    expect(moved.status, moved.text).toBe(200)
    const worse = [{ label: 'สาขา', link: 'http://old.example/c d' }]
    expect((await global('navigation', { header: worse })).fields).toEqual(['header.0.link'])
  })
})

it('validates what only a draft held when it is published', async () => {
  const id = await create('branches')
  const draft = { phone: '02-12-34', _status: 'draft' }
  const saved = await call('PATCH', `/branches/${id}?draft=true`, { body: draft })
  expect(saved.status, saved.text).toBe(200)
  const published = await call('PATCH', `/branches/${id}`, { body: { _status: 'published' } })
  expect([published.status, published.fields]).toEqual([400, ['phone']])
})
