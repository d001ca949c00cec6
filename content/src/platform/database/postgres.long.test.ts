import '../../../testing/throwaway.env.ts'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBranch, fillBranches } from '../../../testing/branch-records.ts'
import { chooseDatabase } from '../../../testing/inherited.env.ts'
import { startServiceProcess, type ServiceProcess } from '../../../testing/service-process.ts'
import { readChanges, until } from '../../../testing/read-changes.ts'
import { startPostgres, type ThrowawayPostgres } from '../../../testing/throwaway-postgres.ts'

type Row = { id: number } & Record<string, unknown>

let postgres: ThrowawayPostgres
let service: ServiceProcess
let payload: BasePayload
let close: () => Promise<void>
let records: Awaited<ReturnType<typeof fillBranches>>

beforeAll(async () => {
  postgres = await startPostgres()
  chooseDatabase(postgres.url)
  const { closePayload, openPayload } = await import('../../composition/open-payload.ts')
  payload = await openPayload()
  close = () => closePayload(payload)
  records = await fillBranches(payload)
  await fillReviews()
  service = await startServiceProcess({ DATABASE_URL: postgres.url })
}, 240_000)

afterAll(async () => {
  await service?.stop()
  await close?.()
  await postgres?.stop()
})

async function fillReviews(): Promise<void> {
  const reviews = [
    { name: 'มานี', english: 'Manee', feedback: 'ผ้าหอมมาก', sort: 3, status: 'published' },
    { name: 'ปิติ', english: 'Piti', feedback: 'เปิดตีสอง', sort: 1, status: 'published' },
    { name: 'ชูใจ', english: '', feedback: '100% พอใจ', sort: 2, status: 'published' },
    { name: 'ร่างลับ', english: '', feedback: 'ยังไม่เผยแพร่', sort: 9, status: 'draft' },
  ] as const
  for (const { name, english, feedback, sort, status } of reviews) {
    const { id } = await payload.create({
      collection: 'customer-reviews',
      locale: 'th',
      data: { name, feedback, sort, _status: status },
    })
    if (!english) continue
    const data = { name: english, feedback, _status: status }
    await payload.update({ collection: 'customer-reviews', id, locale: 'en', data })
  }
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}${path}`, { headers })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

async function reviewNames(query: string, lang = 'th'): Promise<unknown[]> {
  const { status, body } = await get(`/items/customer_review?${query}`, { lang })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: Row[] }).data.map(({ name }) => name)
}

const encoded = (filter: unknown) => `filter=${encodeURIComponent(JSON.stringify(filter))}`

describe('on PostgreSQL, /api/branch', () => {
  it('answers whole records of the right types in both languages', async () => {
    const id = records.branches[1]?.id
    const expected = {
      id,
      slug: 'branch-002',
      province: records.chiangMai.id,
      sector: records.north.id,
      lat: 18.8,
      lng: 98.97,
      services: ['wash', 'dry'],
      payments: ['coin', 'promptpay'],
      hours: { kind: 'all_day' },
    }
    const thai = await get(`/api/branch/${id}`)
    expect(thai.body).toMatchObject({
      result: { ...expected, data: { branch_name: 'เชียงใหม่ สาขา 2' } },
    })
    const english = await get('/api/branch/branch-002', { lang: 'en' })
    expect(english.body).toMatchObject({
      result: { ...expected, data: { branch_name: 'Chiang Mai branch 2' } },
    })
  })

  it('pages, narrows and searches', async () => {
    const { body } = await get('/api/branch?limit=2&page=2', { lang: 'en' })
    expect(body).toMatchObject({
      total: { total_page: 3, total: 5 },
      // Those with an English name come first.
      result: [{ slug: 'branch-001' }, { slug: 'branch-003' }],
    })
    const slugs = async (query: string, lang = 'th') =>
      (
        (await get(`/api/branch?${query}`, { lang })).body as { result: { slug: string }[] }
      ).result.map(({ slug }) => slug)
    expect(await slugs(`sector=${records.south.id}`)).toEqual([])
    expect(await slugs(`province=${records.chiangMai.id}`)).toHaveLength(5)
    expect(await slugs(`ids=${records.branches[3]?.id},${records.branches[0]?.id}`)).toEqual([
      'branch-001',
      'branch-004',
    ])
    expect(await slugs(`search=${encodeURIComponent('สาขา 3')}`)).toEqual(['branch-003'])
    expect(await slugs('search=CHIANG%20mai%20branch%204', 'en')).toEqual(['branch-004'])
    expect(await slugs('search=%25')).toEqual([])
  })

  it('answers sectors, provinces, points and the drafts of a preview', async () => {
    const { previewHeaders } = await import('../../../testing/preview-headers.ts')
    const lists = ['categories_sectors', 'categories_provinces', 'branch_points', 'branch']
    const token = previewHeaders(...lists.map((list) => `/api/${list}`))
    for (const headers of [{}, token]) {
      const preview = 'x-preview-token' in headers ? '?is_preview=true' : ''
      const sectors = await get(`/api/categories_sectors${preview}`, { ...headers, lang: 'en' })
      expect(sectors.body).toMatchObject({
        result: [{ id: records.north.id, data: { sector: 'Northern' } }, {}],
      })
      const provinces = await get(`/api/categories_provinces${preview}`, headers)
      expect(provinces.body).toMatchObject({
        result: [{ sector: records.north.id, data: { province: 'เชียงใหม่' } }, {}],
      })
      const points = await get(`/api/branch_points${preview}`, headers)
      expect(points.body).toMatchObject({ result: [{ lat: 18.8, lng: 98.97 }, {}, {}, {}, {}] })
      expect((await get(`/api/branch${preview}`, headers)).body).toMatchObject({
        total: { total: 5 },
      })
    }
  })

  it.each(['%00', 'x%00y', "x'%3B--", '%F0%9F%A7%BA', '%FF', '99999999999999999999'])(
    'answers 404 for the key %s',
    async (key) => {
      expect((await get(`/api/branch/${key}`)).status).toBe(404)
    },
  )
})

describe('on PostgreSQL, /items/customer_review', () => {
  it('answers in English with ids of the records and counts', async () => {
    const { body } = await get('/items/customer_review?sort=-sort&meta=*', { lang: 'en' })
    expect(body).toMatchObject({
      meta: { total_count: 3, filter_count: 3 },
      data: [
        { name: 'Manee', sort: 3, status: 'published', image: null },
        { name: 'ชูใจ', sort: 2 },
        { name: 'Piti', sort: 1 },
      ],
    })
    const [first] = (body as { data: Row[] }).data
    const one = await get(`/items/customer_review/${first?.id}`, { lang: 'en' })
    expect(one.body).toMatchObject({ data: { id: first?.id, name: 'Manee' } })
  })

  it.each([
    [{ name: { _contains: 'าน' } }, ['มานี']],
    [{ name: { _ncontains: 'าน' } }, ['ปิติ', 'ชูใจ']],
    [{ name: { _icontains: 'ชู' } }, ['ชูใจ']],
    [{ name: { _starts_with: 'ชู' } }, ['ชูใจ']],
    [{ name: { _nstarts_with: 'ชู' } }, ['ปิติ', 'มานี']],
    [{ name: { _istarts_with: 'ชู' } }, ['ชูใจ']],
    [{ name: { _nistarts_with: 'ชู' } }, ['ปิติ', 'มานี']],
    [{ name: { _ends_with: 'ใจ' } }, ['ชูใจ']],
    [{ name: { _nends_with: 'ใจ' } }, ['ปิติ', 'มานี']],
    [{ name: { _iends_with: 'ใจ' } }, ['ชูใจ']],
    [{ name: { _niends_with: 'ใจ' } }, ['ปิติ', 'มานี']],
    [{ name: { _eq: 'ปิติ' } }, ['ปิติ']],
    [{ name: { _neq: 'ปิติ' } }, ['ชูใจ', 'มานี']],
    [{ name: { _in: ['มานี', 'ปิติ'] } }, ['ปิติ', 'มานี']],
    [{ name: { _nin: ['มานี', 'ปิติ'] } }, ['ชูใจ']],
    [{ name: { _empty: true } }, []],
    [{ name: { _nempty: true } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ feedback: { _contains: '%' } }, ['ชูใจ']],
    [{ sort: { _eq: 2 } }, ['ชูใจ']],
    [{ sort: { _in: [1, 3] } }, ['ปิติ', 'มานี']],
    [{ sort: { _between: [1, 2] } }, ['ปิติ', 'ชูใจ']],
    [{ sort: { _nbetween: [1, 2] } }, ['มานี']],
    [{ sort: { _lt: 2 } }, ['ปิติ']],
    [{ sort: { _gte: 2 } }, ['ชูใจ', 'มานี']],
    [{ sort: { _nnull: true } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ id: { _gt: 0 } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ id: { _in: [2147483647] } }, []],
    [{ image: { _null: true } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ image: { _eq: '00000000-0000-4000-8000-000000000000' } }, []],
    [{ status: { _eq: 'published' } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ status: { _neq: 'draft' } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ status: { _eq: 'archived' } }, []],
    [{ status: { _in: ['draft', 'archived'] } }, []],
    [{ status: { _nin: ['draft', 'archived'] } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ status: { _contains: 'publ' } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ status: { _starts_with: 'publ' } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ status: { _nempty: true } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ _and: [{ sort: { _gte: 2 } }, { name: { _neq: 'มานี' } }] }, ['ชูใจ']],
    [{ _or: [{ sort: { _eq: 1 } }, { _and: [{ sort: { _eq: 3 } }] }] }, ['ปิติ', 'มานี']],
  ])('understands the filter %j', async (filter, expected) => {
    expect(await reviewNames(`${encoded(filter)}&sort=sort`)).toEqual(expected)
  })

  it.each([
    ['1.5', []],
    ['99999999999', []],
    ['1e300', []],
    ['0x10', []],
    ['ตีสอง', ['ปิติ']],
    ["'; drop table customer_reviews; --", []],
  ])('searches for %s', async (search, expected) => {
    const found = await reviewNames(`search=${encodeURIComponent(search)}&sort=sort`)
    expect(found).toEqual(expected)
  })

  it.each(['id', 'name', 'feedback', 'sort', 'image', 'status', '-status,name'])(
    'sorts by %s',
    async (sort) => {
      expect(await reviewNames(`sort=${sort}`)).toHaveLength(3)
    },
  )
})

describe('on PostgreSQL, a change', () => {
  const change = { name: 'ชื่อใหม่', _status: 'published' } as const

  it('made by another process is announced and in the very next answer', async () => {
    const changes = await readChanges(service.url)
    await get('/api/branch/branch-001')
    const id = records.branches[0]?.id ?? 0
    await payload.update({ collection: 'branches', id, locale: 'th', data: change })
    await changes.waitFor(`branch:${id}`)
    const { body } = await get('/api/branch/branch-001')
    expect(body).toMatchObject({ result: { data: { branch_name: 'ชื่อใหม่' } } })
    await changes.stop()
  })

  it('that is rolled back is never announced', async () => {
    const changes = await readChanges(service.url)
    const province = records.chiangMai.id
    await expect(createBranch(payload, province, 1)).rejects.toThrow(/slug/)
    const { id } = await createBranch(payload, province, 7)
    await changes.waitFor(`branch:${id}`)
    expect(changes.seen().match(/"branch"/g)).toHaveLength(1)
    await changes.stop()
  })

  it('is heard again after the database was restarted', async () => {
    await postgres.halt()
    await until(async () => (await fetch(`${service.url}/readyz`)).status === 503)
    await postgres.resume()
    await until(async () => (await fetch(`${service.url}/readyz`)).ok)
    const changes = await readChanges(service.url)
    const id = records.branches[2]?.id ?? 0
    await until(async () => {
      await payload.update({ collection: 'branches', id, locale: 'th', data: change })
      return changes.seen().includes(`branch:${id}`)
    })
    const { body } = await get('/api/branch/branch-003')
    expect(body).toMatchObject({ result: { data: { branch_name: 'ชื่อใหม่' } } })
    await changes.stop()
  })
})

describe('on PostgreSQL, the service', () => {
  it('met no query that the database refused', () => {
    expect(service.output()).not.toContain('a contract call failed')
  })

  it('stops cleanly while the database is away', async () => {
    await postgres.halt()
    await until(async () => (await fetch(`${service.url}/readyz`)).status === 503)
    expect(await service.stop(), service.output().slice(-3000)).toBe(0)
  })
})
