import { once } from 'node:events'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createLogger } from '@washhouse/serving/logger'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeApp } from './testing/fake-app.ts'
import { startFakeWebsite, type Website } from './testing/fake-website.ts'

let site: Website

beforeEach(async () => {
  site = await startFakeWebsite()
})
afterEach(async () => {
  await site.stop()
})

test('a form post reaches the page, another origin does not', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (origin: string) =>
    site.send({
      path: '/enquiry',
      method: 'POST',
      body: 'name=ฟองใส',
      headers: { ...headers, origin },
    })
  expect((await post(`http://localhost:${site.port}`)).text).toContain('posted name=ฟองใส')
  expect((await post('https://evil.example')).status).toBe(400)
})

test('behind a proxy that ends TLS a form post reaches the page, from our own pages only', async () => {
  const behind = await startFakeWebsite({ publicUrl: 'https://www.fongsai.example' })
  const post = (headers: Record<string, string>) =>
    behind.send({
      path: '/enquiry',
      method: 'POST',
      body: 'name=ฟองใส',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const forwarded = {
    host: 'www.fongsai.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
  }
  const own = { origin: 'https://www.fongsai.example', referer: 'https://www.fongsai.example/x' }
  for (const headers of [forwarded, { host: '127.0.0.1:3000' }])
    expect((await post({ ...headers, ...own })).text).toContain('posted name=ฟองใส')
  for (const origin of ['https://evil.example', 'http://www.fongsai.example', 'null', 'junk']) {
    const forged = { ...forwarded, host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await post({ ...forged, origin })).status).toBe(400)
  }
  await behind.stop()
})

test('every request is logged, those from the page cache too, unless only warnings are wanted', async () => {
  for (const [level, expected] of [
    ['info', 3],
    ['warn', 0],
  ] as const) {
    const lines: string[] = []
    const log = createLogger({ part: 'web', level }, { write: (line) => lines.push(line) })
    const logging = await startFakeWebsite({ log })
    for (let round = 0; round < 3; round += 1) await logging.get('/branch?page=2')
    await wait(50)
    const requests = lines.filter((line) => line.includes('requestId'))
    expect(requests).toHaveLength(expected)
    expect(requests.join('')).not.toContain('page=2')
    await logging.stop()
  }
})

test.each(['info', 'warn'] as const)(
  'at the level %s a request keeps the id that the proxy gave it, in the log and in the response, also from the page cache',
  async (level) => {
    const lines: string[] = []
    const log = createLogger({ part: 'web', level }, { write: (line) => lines.push(line) })
    const logging = await startFakeWebsite({ log })
    for (const id of ['proxy-0123456789', 'proxy-9876543210']) {
      const { headers } = await logging.get('/branch', { 'x-request-id': id })
      expect(headers['x-request-id']).toBe(id)
    }
    const { headers } = await logging.get('/branch', { 'x-request-id': 'not allowed "' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    await vi.waitFor(() =>
      expect(lines.join('').match(/proxy-\d+/g) ?? []).toHaveLength(level === 'info' ? 2 : 0),
    )
    await logging.stop()
  },
)

test('a body above the limit is refused', async () => {
  const body = 'a'.repeat(1024 * 1024 + 1)
  expect((await site.send({ path: '/enquiry', method: 'POST', body })).status).toBe(413)
})

test('other methods are refused with those that are allowed', async () => {
  for (const method of ['PUT', 'DELETE', 'TRACE', 'PROPFIND']) {
    const { status, headers } = await site.send({ path: '/branch', method })
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  }
})

test('a HEAD has the headers of the page and no body', async () => {
  const { body, headers } = await site.get('/branch')
  const head = await site.send({ path: '/branch', method: 'HEAD' })
  expect([head.body.length, head.headers['content-length']]).toEqual([0, String(body.length)])
  expect(head.headers['etag']).toBe(headers['etag'])
})

test('a visitor who chose English is redirected from the bare root to the English home page, and only from there', async () => {
  await site.get('/')
  const english = { cookie: 'lang=en' }
  const { status, headers } = await site.get('/', english)
  expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/en', 'no-store'])
  expect((await site.get('/branch', english)).status).toBe(200)
  expect((await site.get('/', { cookie: 'lang=th' })).status).toBe(200)
})

test('built files are for ever, others for an hour, unknown ones cost no render', async () => {
  const built = await site.get('/build/entry-abc.js')
  expect([built.text, built.headers['cache-control']]).toEqual([
    'start()',
    'public, max-age=31536000, immutable',
  ])
  expect((await site.get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  expect((await site.get('/build/../../secrets.env')).status).not.toBe(200)
  expect((await site.get('/build/gone.js')).status).toBe(404)
  expect(site.content.renders).toHaveLength(0)
})

test('files that vanish while a new build is made are still served', async () => {
  await rm(join(site.folder, 'client'), { recursive: true })
  expect((await site.get('/build/entry-abc.js')).text).toBe('start()')
})

test('files of the two builds before stay served, older ones go', async () => {
  const buildsDir = join(site.folder, 'cache', 'web-builds')
  for (const [index, name] of ['oldest', 'older', 'old'].entries()) {
    await mkdir(join(buildsDir, name, 'build'), { recursive: true })
    await writeFile(join(buildsDir, name, 'build', `${name}.js`), name)
    await utimes(join(buildsDir, name), 1000 + index, 1000 + index)
  }
  const next = await startFakeWebsite({ cacheDir: join(site.folder, 'cache') })
  expect((await next.get('/build/old.js')).text).toBe('old')
  expect((await next.get('/build/older.js')).text).toBe('older')
  expect((await next.get('/build/oldest.js')).status).toBe(404)
  await next.stop()
})

test('files of a build that started later beside this one are served, for a page that it has sent', async () => {
  expect((await site.get('/build/later.js')).status).toBe(404)
  const later = join(site.folder, 'cache', 'web-builds', 'later', 'build')
  await mkdir(later, { recursive: true })
  await writeFile(join(later, 'later.js'), 'later()')
  const { status, text, headers } = await site.get('/build/later.js')
  expect([status, text]).toEqual([200, 'later()'])
  expect(headers['cache-control']).toContain('immutable')
  expect((await site.get('/build/never.js')).headers['cache-control']).toBe('no-store')
})

test('data for the router names the build that made it, from the cache as well', async () => {
  for (const path of ['/branch.data', '/branch.data', '/account.data'])
    expect((await site.get(path)).headers['x-build'], path).toBe(
      createFakeApp(site.content).assets.version,
    )
  expect((await site.get('/branch')).headers['x-build']).toBeUndefined()
})

test('a client that stops in the middle of a request does not hold others', async () => {
  const stalled = connect(site.port, '127.0.0.1')
  await once(stalled, 'connect')
  stalled.write('POST /enquiry HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf')
  expect((await site.get('/branch')).status).toBe(200)
  stalled.destroy()
  expect((await site.get('/healthz')).text).toMatch(/^ok \d+\.\d+\.\d+(\+[0-9a-f]{12})?\n$/)
})

test('where nothing was found, the log has the words of the routes and nothing that was typed', async () => {
  const paths: string[] = []
  const write = (line: string) => {
    const { msg, path } = JSON.parse(line)
    if (String(msg).startsWith('request')) paths.push(String(path))
  }
  const log = createLogger({ part: 'web', level: 'info' }, { write })
  const logged = await startFakeWebsite({ log })
  const asked = [
    '/branch;search=0812345678',
    '/branch/closed',
    '/branch/siam',
    '/branch?search=0812345678',
    '/%EF%BD%90roblem/7K3M-Q9TD',
    '/branch//0812345678',
    String.raw`/problem\7K3M-Q9TD`,
    '/assets/0812345678',
  ]
  for (const path of asked) await logged.get(path)
  await expect.poll(() => paths.length).toBe(asked.length)
  await logged.stop()
  expect(paths).toEqual([
    '/…',
    '/branch/…',
    '/branch/siam',
    '/branch',
    '/…',
    '/branch/…',
    '/…',
    '/assets/…',
  ])
})
