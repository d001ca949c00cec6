import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { startCmsCalls } from '../testing/cms-calls.ts'
import { createNewsCategory } from '../testing/record-data.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let news: number

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
  const category = await createNewsCategory(payload)
  const data = { title: 'อบฟรี', slug: 'a', category, _status: 'published' } as const
  news = (await payload.create({ collection: 'news', data, locale: 'th' })).id
})
afterAll(() => closePayload(payload))

const statusOf = async (method: string, path: string, given: Parameters<typeof call>[2] = {}) =>
  (await call(method, path, given)).status

const formPart = (disposition: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n--b--\r\n`

describe('a form that cannot be read', () => {
  const withBoundary = 'multipart/form-data; boundary=b'
  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'x'],
    ['cut off', withBoundary, '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"a'],
    ['of another kind', 'multipart/x', 'x'],
    [
      'with a file that stands elsewhere',
      withBoundary,
      formPart('name="file"', '{"clientUploadContext":{},"filename":"../../secrets.env"}'),
    ],
    [
      'with a NUL in the name of its file',
      withBoundary,
      formPart('name="file"; filename="a\u0000.png"', 'x'),
    ],
  ])('is refused: %s', async (_name, type, text) => {
    const given = { headers: { 'content-type': type }, text }
    const calls = [
      ['POST', '/staff/login'],
      ['POST', '/staff/forgot-password'],
      ['POST', '/staff/reset-password'],
      ['POST', '/staff'],
      ['POST', '/news'],
      ['PATCH', `/news/${news}`],
      ['POST', '/media'],
      ['PATCH', '/media/7b1f1d3a-9b1c-4c1e-8f5e-2f9f5b1f9c11'],
      ['POST', '/leads'],
      ['POST', '/globals/settings'],
    ] as const
    for (const [method, path] of calls) expect(await statusOf(method, path, given), path).toBe(400)
    expect(await statusOf('POST', '/staff/unlock', given)).toBeLessThan(500)
  })

  it('copies a record all the same', async () => {
    const headers = { 'content-type': withBoundary }
    const given = { headers, text: formPart('name="x"', 'y') }
    expect(await statusOf('POST', `/news/${news}/duplicate`, given)).toBeLessThan(500)
  })
})

describe('a query that no database answers', () => {
  const paths = [
    '/news',
    '/news/count',
    '/news/versions',
    '/staff',
    '/leads',
    '/media',
    '/branches',
  ]
  it.each([
    'page=1e308',
    'page=-1',
    'limit=-1',
    'limit=1e9',
    'depth=x',
    'data=abc',
    'where=abc',
    'where[createdAt][greater_than]=abc',
    'where[createdAt][in]=abc',
    'where[createdAt][like]=2026',
    'where[createdAt][near]=1',
    'where[updatedAt][within]=1',
    'where[id][not_in]=',
    'where[id][equals][a]=1',
    'sort[a]=1',
  ])('is refused: %s', async (query) => {
    for (const path of paths) expect(await statusOf('GET', `${path}?${query}`), path).toBe(400)
  })

  it.each([
    ['/news?where[id][in]=a,b', 'where[id][in]'],
    ['/news?where[id][equals]=99999999999', 'where[id][equals]'],
    ['/news?where[category][equals]=abc', 'where[category][equals]'],
    ['/news?where[category][contains]=1', 'where[category][contains]'],
    ['/news?where[category.name][near]=a', 'where[category.name][near]'],
    ['/news?where[_status][equals]=abc', 'where[_status][equals]'],
    ['/news?where[_status][like]=pub', 'where[_status][like]'],
    ['/news?where[body][contains]=a', 'where[body][contains]'],
    ['/news/versions?where[version._status][equals]=abc', 'where[version._status][equals]'],
    ['/news/versions?where[parent][equals]=abc', 'where[parent][equals]'],
    ['/globals/home/versions?where[createdAt][equals]=abc', 'where[createdAt][equals]'],
    ['/staff?where[email][like][]=a', 'where[email][like]'],
    ['/staff?where[email][equals][a]=1', 'where[email][equals]'],
    ['/leads?where[email][near]=1', 'where[email][near]'],
    ['/members?where[emailVerified][equals]=abc', 'where[emailVerified][equals]'],
    ['/payload-preferences?where[createdAt][equals]=abc', 'where[createdAt][equals]'],
    ['/staff?sort=savedBy.hash', 'sort'],
    ['/staff?sort=-savedBy.salt', 'sort'],
    ['/staff?sort=savedBy__hash', 'sort'],
    ['/news/versions?sort=version.savedBy.hash', 'sort'],
    ['/staff?where[savedBy.hash][like]=a', 'where[savedBy.hash]'],
  ])('is refused by its name: %s', async (path, name) => {
    expect(await call('GET', path)).toMatchObject({ status: 400, fields: [name] })
  })

  it('is none that the admin sends', async () => {
    for (const path of [
      '/news?where[id][not_equals]=&limit=0&page=1&depth=0&sort=-updatedAt,title',
      '/news?where[createdAt][greater_than]=2026-01-01&where[_status][in]=draft,published',
      `/news?where[category][in][0]=1&where[category.name][like]=a`,
      `/news/versions?where[parent][equals]=${news}&where[version._status][equals]=draft`,
      '/news/versions?where[latest][equals]=true',
      '/payload-locked-documents?where[document.relationTo][equals]=news&where[document.value][equals]=1',
      '/payload-locked-documents?where[globalSlug][equals]=home',
      '/staff?sort=savedBy.email',
      '/media?where[id][in][0]=7b1f1d3a-9b1c-4c1e-8f5e-2f9f5b1f9c11',
      '/media?where[mimeType][contains]=image&where[filename][not_equals]=a',
    ])
      expect(await statusOf('GET', path), path).toBe(200)
  })
})

it('nobody changes when a record was made', async () => {
  const { createdAt } = await payload.findByID({ collection: 'news', id: news })
  const body = { title: 'ใหม่', createdAt: '2000-01-01T00:00:00.000Z' }
  expect(await statusOf('PATCH', `/news/${news}?locale=th`, { body })).toBe(200)
  const staff = await payload.find({ collection: 'staff', limit: 1 })
  const account = staff.docs[0]
  const own = { name: 'ใหม่', createdAt: body.createdAt }
  expect(await statusOf('PATCH', `/staff/${account?.id}`, { body: own })).toBe(200)
  const after = await payload.findByID({ collection: 'news', id: news })
  expect(after).toMatchObject({ title: 'ใหม่', createdAt })
  const afterwards = await payload.find({ collection: 'staff', limit: 1 })
  expect(afterwards.docs[0]?.createdAt).toBe(account?.createdAt)
})

describe('what is no record', () => {
  it('is not found', async () => {
    expect(await statusOf('GET', '/staff/versions')).toBe(404)
    expect(await statusOf('GET', '/staff/versions/1')).toBe(404)
    expect(await statusOf('DELETE', '/payload-preferences/nobody-has-this')).toBe(404)
  })

  it('is refused in the admin’s own collections', async () => {
    const lock = { document: [null], user: { relationTo: 'staff', value: 1 } }
    expect(await statusOf('POST', '/payload-locked-documents', { body: lock })).toBe(400)
    const body = { key: 'k', value: [null], user: [null] }
    expect(await statusOf('POST', '/payload-preferences', { body })).toBe(201)
    expect(await statusOf('DELETE', '/payload-preferences/k')).toBe(200)
  })
})
