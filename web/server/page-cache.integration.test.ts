import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startFakeContentService } from './testing/fake-content-service.ts'
import { portOf, serviceToken, startFakeWebsite, type Website } from './testing/fake-website.ts'

let service: Awaited<ReturnType<typeof startFakeContentService>>
let site: Website

beforeEach(async () => {
  service = await startFakeContentService({ token: serviceToken })
  site = await startFakeWebsite({ contentUrl: service.url })
  await service.heardBy(1)
})
afterEach(async () => {
  await site.stop()
  await service.stop()
})

/** An edit: from the announcement on, the page must show it. */
async function edit(tag = 'branch') {
  site.content.version += 1
  service.announce(tag)
  await wait(50)
}

const rendersOf = (path: string) => site.content.renders.filter((render) => render === path)

describe('a public page', () => {
  test('is rendered once, and its data for in-app navigation comes along', async () => {
    const first = await site.get('/branch')
    expect(first.text).toContain('version 1')
    await vi.waitFor(() => expect(rendersOf('/branch')).toHaveLength(2))
    expect((await site.get('/branch')).text).toBe(first.text)
    expect((await site.get('/branch.data')).text).toContain('version 1')
    expect(rendersOf('/branch')).toHaveLength(2)
  })

  test('brings its document along when its data is asked for first, the home page too', async () => {
    await site.get('/_.data')
    await vi.waitFor(() => expect(rendersOf('/')).toHaveLength(2))
    expect((await site.get('/')).status).toBe(200)
    expect(rendersOf('/')).toHaveLength(2)
  })

  test('is rendered once for many who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/branch/siam')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    await wait(50)
    expect(rendersOf('/branch/siam')).toHaveLength(2)
  })

  test('comes compressed as asked, with a tag that answers 304', async () => {
    const plain = await site.get('/branch')
    const br = await site.get('/branch', { 'accept-encoding': 'gzip, br' })
    const gzip = await site.get('/branch', { 'accept-encoding': 'br;q=0, gzip' })
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text)
    expect(br.headers['vary']).toBe('Accept-Encoding')
    const again = await site.get('/branch', {
      'accept-encoding': 'gzip, br',
      'if-none-match': String(br.headers['etag']),
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('shows an edit at the next request after its announcement', async () => {
    await site.get('/branch')
    await site.get('/branch.data')
    await edit()
    expect((await site.get('/branch')).text).toContain('version 2')
    expect((await site.get('/branch.data')).text).toContain('version 2')
  })

  test('stays as it is when something else is edited', async () => {
    await site.get('/branch')
    await edit('news')
    expect((await site.get('/branch')).text).toContain('version 1')
  })

  test('that was being rendered while it was edited is not kept', async () => {
    const gate = Promise.withResolvers<void>()
    site.content.gate = gate.promise
    const early = site.get('/branch/siam')
    await vi.waitFor(() => expect(rendersOf('/branch/siam')).toHaveLength(1))
    await edit()
    site.content.gate = undefined
    gate.resolve()
    await early
    expect((await site.get('/branch/siam')).text).toContain('version 2')
  })
})

describe('when a page cannot be rendered', () => {
  test('the kept one stands in, document and data, and heals by itself', async () => {
    const { text } = await site.get('/branch')
    const data = await site.get('/branch.data')
    await edit()
    site.content.mode = 'failing'
    expect((await site.get('/branch')).text).toBe(text)
    expect((await site.get('/branch.data')).text).toBe(data.text)
    site.content.mode = 'ok'
    await wait(1050)
    expect((await site.get('/branch')).text).toContain('version 2')
  })

  test('one that lacks a part does not replace a whole one, and is not kept itself', async () => {
    const { text } = await site.get('/branch')
    await edit()
    site.content.mode = 'incomplete'
    expect((await site.get('/branch')).text).toBe(text)
    const partial = await site.get('/branch/ari')
    expect([partial.status, partial.headers['cache-control']]).toEqual([200, 'no-store'])
    site.content.mode = 'ok'
    await site.get('/branch/ari')
    expect(rendersOf('/branch/ari').length).toBeGreaterThanOrEqual(2)
  })

  test('one without a cached version reports the failure and is requested again each time', async () => {
    site.content.mode = 'failing'
    const answer = await site.get('/branch')
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store'])
    site.content.mode = 'ok'
    expect((await site.get('/branch')).status).toBe(200)
  })

  test('a render that takes longer than a second is not waited for', async () => {
    const { text } = await site.get('/branch')
    await edit()
    const gate = Promise.withResolvers<void>()
    site.content.gate = gate.promise
    const startedAt = Date.now()
    expect((await site.get('/branch')).text).toBe(text)
    expect(Date.now() - startedAt).toBeLessThan(1800)
    gate.resolve()
    await vi.waitFor(async () => expect((await site.get('/branch')).text).toContain('version 2'))
  })
})

test('with the content service stopped everything seen stays, and its return is noticed', async () => {
  const { text } = await site.get('/branch')
  await service.stop()
  site.content.mode = 'failing'
  expect((await site.get('/branch')).text).toBe(text)
  site.content.mode = 'ok'
  site.content.version = 2
  service = await startFakeContentService({ token: serviceToken, port: service.port })
  await vi.waitFor(async () => expect((await site.get('/branch')).text).toContain('version 2'), {
    timeout: 5000,
  })
})

test('an expired page is served while it is rendered again', async () => {
  const short = await startFakeWebsite({ contentUrl: service.url, pageTtlMs: 200 })
  await service.heardBy(2)
  await short.get('/branch')
  short.content.version = 2
  await wait(250)
  expect((await short.get('/branch')).text).toContain('version 1')
  await vi.waitFor(async () => expect((await short.get('/branch')).text).toContain('version 2'))
  await short.stop()
})

test('a missing page is kept briefly, and not beyond the next change', async () => {
  const answers = [await site.get('/branch/closed'), await site.get('/branch/closed')]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(rendersOf('/branch/closed')).toHaveLength(1)
  await edit('anything')
  await site.get('/branch/closed')
  expect(rendersOf('/branch/closed')).toHaveLength(2)
})

test('a shared cache is told which pages have changed, and after a new connection to purge everything', async () => {
  const posted: unknown[] = []
  const cache = createServer((req, res) => {
    void json(req).then((body) => posted.push(body))
    res.end()
  }).listen(0, '127.0.0.1')
  await once(cache, 'listening')
  const purgeUrl = `http://127.0.0.1:${portOf(cache)}`
  const purging = await startFakeWebsite({ contentUrl: service.url, purgeUrl })
  await vi.waitFor(() => expect(posted).toEqual([{ purge_everything: true }]))
  await purging.get('/branch/siam')
  await vi.waitFor(() => expect(purging.content.renders).toHaveLength(2))
  service.announce('news')
  service.announce('branch')
  const page = `http://localhost:${purging.port}/branch/siam`
  await vi.waitFor(() => expect(posted.slice(1)).toEqual([{ files: [page, `${page}.data`] }]))
  await purging.stop()
  cache.close()
})
