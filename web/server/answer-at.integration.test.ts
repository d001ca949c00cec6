import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSealedCookie } from './sealed-cookie.ts'
import { sessionSecret, startFakeWebsite, type Website } from './testing/fake-website.ts'

let site: Website

beforeEach(async () => {
  site = await startFakeWebsite()
})
afterEach(async () => {
  await site.stop()
})

const open = 'strict-origin-when-cross-origin'
const policyAt = async (path: string, headers: Record<string, string> = {}) =>
  (await site.get(path, headers)).headers['referrer-policy']

test('a page tells other sites no more of its address than the origin', async () => {
  for (const path of ['/branch', '/branch?page=2', '/account', '/branch?utm_source=line'])
    expect.soft(await policyAt(path), path).toBe(open)
})

test.each([
  ['what is not kept', '/branch?search=0812345678'],
  ['a page that is missing', '/problem/7K3M-Q9TD'],
  ['a page of one visitor', '/account?sent=7K3M-Q9TD'],
  ['data of the router', '/branch.data?search=0812345678'],
  ['one that nobody knows', '/problm/7K3M-Q9TD'],
  ['one of a kind that there is', '/branch/closed'],
])(
  'one with a private address tells no page beside it more than that either: %s',
  async (_name, path) => {
    for (const encoding of ['identity', 'gzip', 'br', 'zstd'])
      expect.soft(await policyAt(path, { 'accept-encoding': encoding }), encoding).toBe('origin')
    const { name, seal } = createSealedCookie('session', {
      secrets: [sessionSecret],
      isHttps: false,
    })
    expect(await policyAt(path, { cookie: `${name}=${seal('somchai')}` })).toBe('origin')
  },
)

test('of a kept page each address has its own answer, also to HEAD and when it is as known', async () => {
  const path = '/branch?name=0812345678'
  const { headers } = await site.get('/branch')
  const known = { 'if-none-match': String(headers['etag']) }
  for (const encoding of ['identity', 'gzip', 'br', 'zstd'])
    expect.soft(await policyAt(path, { 'accept-encoding': encoding })).toBe('origin')
  const head = await site.send({ path, method: 'HEAD' })
  expect(head.headers['referrer-policy']).toBe('origin')
  const same = await site.get(path, known)
  expect([same.status, same.headers['referrer-policy']]).toEqual([304, 'origin'])
  const plain = await site.get('/branch', known)
  expect([plain.status, plain.headers['referrer-policy']]).toEqual([304, open])
  expect(new Set(site.content.renders)).toEqual(new Set(['/branch']))
})

test('what fails or is refused at such an address keeps it too', async () => {
  for (const [path, headers] of [
    ['/problem/%', {}],
    ['/problem/7K3M-Q9TD', { host: 'evil.example' }],
  ] as const)
    expect.soft(await policyAt(path, headers), path).toBe('origin')
  const refused = await site.send({ path: '/problem/7K3M-Q9TD', method: 'DELETE' })
  expect([refused.status, refused.headers['referrer-policy']]).toEqual([405, 'origin'])
  site.content.mode = 'failing'
  expect(await policyAt('/branch?search=0812345678')).toBe('origin')
})

test('a form of such a page is still known as of this site', async () => {
  const origin = `http://localhost:${site.port}`
  const path = '/enquiry?sent=7K3M-Q9TD'
  const headers = {
    origin,
    referer: `${origin}/`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const sent = await site.send({ path, method: 'POST', body: 'name=ฟองใส', headers })
  expect(sent.text).toContain('posted name=ฟองใส')
  expect(sent.headers['referrer-policy']).toBe('origin')
})
