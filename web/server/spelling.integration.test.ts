import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeWebsite, type Website } from './testing/fake-website.ts'

let site: Website

beforeAll(async () => {
  site = await startFakeWebsite()
})
afterAll(async () => {
  await site.stop()
})

test.each([
  ['/EN', '/en'],
  ['/BRANCH?page=2&x=Y', '/branch?page=2&x=Y'],
  ['/%62ranch', '/branch'],
  ['/branch/../account', '/account'],
  ['//branch', '/branch'],
  ['/branch//siam', '/branch/siam'],
  ['/COOKIEPOLICY', '/cookiePolicy'],
  ['/cookiepolicy', '/cookiePolicy'],
  ['/cookiepolicy.data', '/cookiePolicy.data'],
  ['/BRANCH/Siam?search=%E0%B8%8B', '/branch/Siam?search=%E0%B8%8B'],
  ['/Branch/%e0%b8%8b', '/branch/%E0%B8%8B'],
  ['/branch.?page=2', '/branch?page=2'],
  ['/branch%E0%B8%84%E0%B9%88%E0%B8%B0', '/branch'],
  ['/%42ranch%20?page=2', '/branch?page=2'],
  ['/cookiepolicy)', '/cookiePolicy'],
])('%j is sent to its one spelling %j before anything is rendered', async (asked, to) => {
  const renders = site.content.renders.length
  const { status, headers } = await site.get(asked)
  expect([status, headers['location']]).toEqual([308, to])
  expect(site.content.renders).toHaveLength(renders)
  expect((await site.get(to)).status).not.toBe(308)
})

test.each(['//evil.example', '/.//evil.example', '/%2e%2e//evil.example', '///evil.example/..//x'])(
  'the address %j leads to no other website',
  async (asked) => {
    const location = (await site.get(asked)).headers['location']
    expect(location).toMatch(/^\/(evil\.example|x)$/)
  },
)

test.each(['/\\evil.example', '/%2f%2fevil.example', '/%5cevil.example', '/%09/evil.example'])(
  'the address %j is no way out either',
  async (asked) => {
    const { status, headers } = await site.get(asked)
    expect([308, 400, 404]).toContain(status)
    const target = new URL(String(headers['location'] ?? '/'), 'https://www.fongsai.example')
    expect(target.host).toBe('www.fongsai.example')
  },
)

test.each(['/nowhere.', '/nowhere%E0%B8%84%E0%B9%88%E0%B8%B0', '/branches.'])(
  'the address %j stays unknown',
  async (asked) => {
    expect((await site.get(asked)).status).toBe(404)
  },
)

test('a form sent to another spelling is sent again as it is', async () => {
  const form = { method: 'POST', body: 'name=ฟองใส' }
  const { status, headers } = await site.send({ path: '/Enquiry?from=x', ...form })
  expect([status, headers['location']]).toEqual([308, '/enquiry?from=x'])
  expect((await site.send({ path: '/enquiry?from=x', ...form })).text).toContain('posted name')
})

test.each([
  ['POST', '/branch', 'GET, HEAD'],
  ['POST', '/nowhere', 'GET, HEAD'],
  ['PUT', '/enquiry', 'GET, HEAD, POST'],
  ['DELETE', '/branch/siam', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['POST', '/readyz', 'GET, HEAD'],
  ['POST', '/assets/0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11', 'GET, HEAD'],
  ['POST', '/build/entry-abc.js', 'GET, HEAD'],
  ['POST', '/favicon.svg', 'GET, HEAD'],
  ['GET', '/click', 'POST'],
  ['PUT', '/click', 'POST'],
])('%s to %s is refused with the methods of that address', async (method, path, allow) => {
  const { status, headers } = await site.send({
    method,
    path,
    ...(method === 'POST' && { body: 'x' }),
  })
  expect([status, headers['allow']]).toEqual([405, allow])
})
