import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

let service: ContractService

const reviews = [
  { name: 'มานี', english: 'Manee', feedback: 'ผ้าหอมมาก', sort: 3 },
  { name: 'ปิติ', english: 'Piti', feedback: 'เปิดตีสองก็ยังซักได้', sort: 1 },
  { name: 'ชูใจ', english: '', feedback: '100% พอใจ', sort: 2 },
]

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  for (const { name, english, feedback, sort } of reviews) {
    const data = { name, feedback, sort, _status: 'published' as const }
    const review = await payload.create({ collection: 'customer-reviews', locale: 'th', data })
    if (!english) continue
    const translated = { name: english, feedback, _status: 'published' as const }
    await payload.update({
      collection: 'customer-reviews',
      id: review.id,
      locale: 'en',
      data: translated,
    })
  }
  await payload.create({
    collection: 'customer-reviews',
    locale: 'th',
    draft: true,
    data: { name: 'ร่างลับ', feedback: 'ยังไม่เผยแพร่', sort: 9, _status: 'draft' },
  })
})
afterAll(() => service.stop())

const url = (query: string) => `/items/customer_review?${query}`
const read = async (query: string, lang = 'th') => {
  const { status, body } = await service.get(url(query), { lang })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: ({ id: number } & Record<string, unknown>)[] }).data
}
const names = async (query: string, lang = 'th') =>
  (await read(query, lang)).map(({ name }) => name)
const encoded = (filter: unknown) => `filter=${encodeURIComponent(JSON.stringify(filter))}`

describe('GET /items/customer_review', () => {
  it('filters by status, sorts descending and counts with meta first [S7.branch.5]', async () => {
    const { body } = await service.get(url('filter[status][_eq]=published&sort=-sort&meta=*'))
    expect(Object.keys(body as object)).toEqual(['meta', 'data'])
    expect(body).toMatchObject({
      meta: { total_count: 3, filter_count: 3 },
      data: [{ name: 'มานี' }, { name: 'ชูใจ' }, { name: 'ปิติ' }],
    })
  })

  it('has no meta key unless asked, and only the count asked for', async () => {
    expect((await service.get(url(''))).body).not.toHaveProperty('meta')
    const { body } = await service.get(url('meta=filter_count&filter[sort][_gt]=1'))
    expect(body).toMatchObject({ meta: { filter_count: 2 } })
    expect((body as { meta: object }).meta).not.toHaveProperty('total_count')
  })

  it('gives names in the language of the header, the Thai one where English is missing', async () => {
    expect(await names('sort=sort', 'en')).toEqual(['Piti', 'ชูใจ', 'Manee'])
  })

  it('pages by limit and page, offset, and gives all with limit=-1', async () => {
    expect(await names('sort=sort&limit=1&page=2')).toEqual(['ชูใจ'])
    expect(await names('sort=sort&offset=2')).toEqual(['มานี'])
    expect(await names('limit=-1')).toHaveLength(3)
    expect(await names('limit=0')).toEqual([])
    expect(await names('limit=2&page=99')).toEqual([])
  })

  it.each([
    'sort=-name',
    `${encoded({ _or: [{ name: { _icontains: 'i' } }, { name: { _contains: 'ใ' } }] })}&sort=sort`,
    'search=พอใจ',
    'search=1',
    `${encoded({ sort: { _gte: 1 } })}&sort=name,-id`,
  ])('skips and counts by texts as without skipping: %s', async (query) => {
    for (const lang of ['th', 'en']) {
      const all = await names(query, lang)
      expect(await names(`${query}&offset=1`, lang)).toEqual(all.slice(1))
      const { body } = await service.get(url(`${query}&meta=filter_count`), { lang })
      expect(body).toMatchObject({ meta: { filter_count: all.length } })
    }
  })

  it('gives only the fields asked for', async () => {
    const [first] = await read('fields=name,sort&sort=sort')
    expect(first).toEqual({ name: 'ปิติ', sort: 1 })
  })

  it('never shows a draft, whatever is asked', async () => {
    expect(await names('filter[status][_eq]=draft')).toEqual([])
    expect(await names('search=ร่างลับ')).toEqual([])
    expect(
      await names(encoded({ _or: [{ status: { _neq: 'published' } }, { sort: { _eq: 9 } }] })),
    ).toEqual([])
    const { body } = await service.get(url('meta=*'))
    expect(body).toMatchObject({ meta: { total_count: 3 } })
  })

  it.each([
    [{ name: { _contains: 'าน' } }, ['มานี']],
    [{ name: { _ncontains: 'าน' } }, ['ปิติ', 'ชูใจ']],
    [{ name: { _starts_with: 'ชู' } }, ['ชูใจ']],
    [{ name: { _ends_with: 'ใจ' } }, ['ชูใจ']],
    [{ name: { _in: ['มานี', 'ปิติ'] } }, ['ปิติ', 'มานี']],
    [{ name: { _nin: ['มานี', 'ปิติ'] } }, ['ชูใจ']],
    [{ feedback: { _contains: '%' } }, ['ชูใจ']],
    [{ sort: { _between: [1, 2] } }, ['ปิติ', 'ชูใจ']],
    [{ sort: { _lt: 2 } }, ['ปิติ']],
    [{ sort: { _nnull: true } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ image: { _null: true } }, ['ปิติ', 'ชูใจ', 'มานี']],
    [{ _and: [{ sort: { _gte: 2 } }, { name: { _neq: 'มานี' } }] }, ['ชูใจ']],
    [{ _or: [{ sort: { _eq: 1 } }, { _and: [{ sort: { _eq: 3 } }] }] }, ['ปิติ', 'มานี']],
  ])('understands the filter %j', async (filter, expected) => {
    expect(await names(`${encoded(filter)}&sort=sort`)).toEqual(expected)
  })

  it('finds text and equal numbers by search', async () => {
    expect(await names('search=ตีสอง')).toEqual(['ปิติ'])
    expect(await names('search=3')).toContain('มานี')
  })

  it.each([
    ['limit=-2', 400, '"limit"'],
    ['limit=abc', 400, '"limit"'],
    ['limit=1&limit=2', 400, '"limit"'],
    ['page=-1', 400, '"page"'],
    ['offset=-1', 400, '"offset"'],
    ['meta=all', 400, '"meta[0]"'],
    ['filter={bad', 400, 'JSON'],
    ['filter[sort][_eq]=abc', 400, 'numeric'],
    ['filter[sort][_bogus]=1', 400, '_bogus'],
    ['filter[name][_gt]=1', 400, '_gt'],
    ['sort=nofield', 403, 'nofield'],
    ['fields=id,password', 403, 'password'],
    ['filter[nofield][_eq]=1', 403, 'nofield'],
    ['filter[__proto__][_eq]=1', 400, '__proto__'],
    [`filter[id][_in]=${Array.from({ length: 1000 }, (_, id) => id).join(',')}`, 400, 'values'],
    [`filter=${'{"_and":['.repeat(50)}${']}'.repeat(50)}`, 400, 'nested'],
  ])('refuses ?%s, naming what is wrong', async (query, expected, part) => {
    const { status, body } = await service.get(url(query))
    expect(status).toBe(expected)
    expect(body).toMatchObject({ errors: [{ message: expect.stringContaining(part) }] })
  })
})

describe('GET /items/{collection}/{id}', () => {
  it('gives one record', async () => {
    const [first] = await read('sort=sort&limit=1')
    const { body } = await service.get(`/items/customer_review/${first?.id}?fields=id,name`)
    expect(body).toEqual({ data: { id: first?.id, name: 'ปิติ' } })
  })

  it.each([
    '/items/customer_review/99999',
    '/items/customer_review/abc',
    '/items/staff',
    '/items/members/1',
    '/items/nope',
    '/items/payload_preferences',
  ])('answers 403, never 404, for %s', async (path) => {
    const { status, body } = await service.get(path)
    expect(status).toBe(403)
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  })

  it('answers a write that nobody may make with 403 and stores nothing', async () => {
    const response = await fetch(`${service.url}/items/customer_review`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x', feedback: 'y' }),
    })
    expect(response.status).toBe(403)
    expect(await read('limit=-1')).toHaveLength(3)
  })
})

describe('routes and tokens', () => {
  it('answers an unknown route with 404 and a wrong method with 405, both in the envelope', async () => {
    const unknown = await service.get('/nope/abc')
    expect(unknown.status).toBe(404)
    expect(unknown.body).toEqual({
      errors: [
        {
          message: "Route /nope/abc doesn't exist.",
          extensions: { path: '/nope/abc', code: 'ROUTE_NOT_FOUND' },
        },
      ],
    })
    const wrongMethod = await fetch(`${service.url}/api/branch`, { method: 'DELETE' })
    expect(wrongMethod.status).toBe(405)
    expect(wrongMethod.headers.get('allow')).toBe('GET, HEAD')
  })

  it('answers a bad bearer token with 401 on public calls too', async () => {
    const { status, body } = await service.get('/api/branch', { authorization: 'Bearer abc' })
    expect(status).toBe(401)
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }] })
  })
})
