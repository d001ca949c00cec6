import { once } from 'node:events'
import { readdir, readlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAssetStore } from './asset-store.ts'
import { startFakeContentService } from './testing/fake-content-service.ts'
import { serviceToken, startFakeWebsite, type Website } from './testing/fake-website.ts'

const id = '0190c7e2-1b2c-4d3e-8f40-5a6b7c8d9e0f'
const picture = `/assets/${id}?width=640&format=webp`
let service: Awaited<ReturnType<typeof startFakeContentService>>
let site: Website

beforeEach(async () => {
  service = await startFakeContentService({ token: serviceToken })
  service.assets.set(picture, { body: Buffer.from('0123456789'), etag: '"one"' })
  site = await startFakeWebsite({ contentUrl: service.url })
  await service.heardBy(1)
})
afterEach(async () => {
  await site.stop()
  await service.stop()
})

test('a picture is fetched once, with the type of its bytes and nothing in it may run', async () => {
  const first = await site.get(picture)
  const again = await site.get(`/assets/${id}?format=webp&width=640&utm=x`)
  expect([first.text, again.text]).toEqual(['0123456789', '0123456789'])
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    etag: '"one"',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(first.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(service.assetRequests()).toHaveLength(1)
})

test('simultaneous requests share one fetch', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.get(picture)))
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['0123456789']))
  expect(service.assetRequests()).toHaveLength(1)
})

test('a known tag gives 304, a range its part, a range outside 416', async () => {
  await site.get(picture)
  expect((await site.get(picture, { 'if-none-match': '"one"' })).status).toBe(304)
  const part = await site.get(picture, { range: 'bytes=2-4' })
  expect([part.status, part.text, part.headers['content-range']]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ])
  expect((await site.get(picture, { range: 'bytes=10-' })).status).toBe(416)
  expect((await site.get(picture, { range: 'bytes=2-4', 'if-range': '"old"' })).status).toBe(200)
})

test('what is not on the allow-list is refused and never reaches the content service', async () => {
  for (const query of [
    'width=641',
    'width=640&width=320',
    'quality=100',
    'format=gif',
    'fit=fill',
    'height=9999999',
  ])
    expect((await site.get(`/assets/${id}?${query}`)).status).toBe(400)
  for (const path of ['/assets/1', '/assets/..%2F..%2Fsecrets.env', `/assets/${id}/a/b`])
    expect((await site.get(path)).status).toBe(404)
  expect(service.assetRequests()).toHaveLength(0)
})

test('a changed picture is fetched again, an unchanged one only asked for', async () => {
  await site.get(picture)
  service.announce('everything')
  await wait(50)
  await site.get(picture)
  expect(service.assetRequests().at(-1)?.headers['if-none-match']).toBe('"one"')
  service.assets.set(picture, { body: Buffer.from('new'), etag: '"two"' })
  service.announce('media', `media:${id}`)
  await wait(50)
  expect((await site.get(picture)).text).toBe('new')
  expect(service.assetRequests()).toHaveLength(3)
})

test('a removed picture is gone, and a private one was never kept', async () => {
  await site.get(picture)
  service.assets.delete(picture)
  service.announce(`media:${id}`)
  await wait(50)
  expect((await site.get(picture)).status).toBe(404)
  const headers = { 'cache-control': 'private, no-store' }
  service.assets.set(picture, { body: Buffer.from('members only'), etag: '"x"', headers })
  expect((await site.get(picture)).status).toBe(404)
})

test('a service that hangs is waited for one second where the disk has the picture', async () => {
  await site.get(picture)
  const gate = Promise.withResolvers<void>()
  service.holdAssets(gate.promise)
  service.announce('everything')
  await wait(50)
  const startedAt = Date.now()
  expect((await site.get(picture)).text).toBe('0123456789')
  expect(Date.now() - startedAt).toBeLessThan(1800)
  gate.resolve()
})

test('the disk holds no more than its bound, and a damaged file is fetched again', async () => {
  const errors: unknown[] = []
  const dir = join(site.folder, 'store')
  const head = { contentType: 'image/webp', etag: '"e"', disposition: 'inline' }
  const onError = (error: unknown) => errors.push(error)
  const store = createAssetStore({ folder: dir, maxBytes: 1000, onError })
  for (const search of ['?width=64', '?width=160', '?width=320', '?width=640'])
    await store.write({ id, search }, head, Buffer.alloc(300))
  expect((await store.stats()).bytes).toBeLessThanOrEqual(1000)
  expect(await store.read({ id, search: '?width=64' })).toBeUndefined()
  await vi.waitFor(async () => expect(await readdir(dir)).toHaveLength(2))
  for (const name of await readdir(dir)) await writeFile(join(dir, name), 'half a li')
  expect(await store.read({ id, search: '?width=640' })).toBeUndefined()
  expect(errors).toHaveLength(1)
})

test('a large file streams from the disk, whole and in parts, and a client may leave midway', async () => {
  const body = Buffer.alloc(5_000_000, 'ฟองใส')
  const path = `/assets/${id}`
  const headers = { 'content-type': 'application/pdf' }
  service.assets.set(path, { body, etag: '"large"', headers })
  expect((await site.get(path)).body.equals(body)).toBe(true)
  expect((await site.get(path)).body.equals(body)).toBe(true)
  const tail = await site.get(path, { range: 'bytes=-1000' })
  expect([tail.status, tail.body.equals(body.subarray(-1000))]).toEqual([206, true])
  const head = await site.send({ path, method: 'HEAD' })
  expect([head.body.length, head.headers['content-length']]).toEqual([0, '5000000'])
  const leaving = connect(site.port, '127.0.0.1')
  leaving.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await once(leaving, 'data')
  leaving.destroy()
  expect((await site.get(picture)).status).toBe(200)
})

test.runIf(process.platform === 'linux')(
  'a large file that visitors left before it came is left open for none of them',
  async () => {
    const path = `/assets/${id}`
    service.assets.set(path, { body: Buffer.alloc(200_000, 'a'), etag: '"large"' })
    await site.get(path)
    for (let count = 0; count < 150; count += 1) {
      const leaving = connect(site.port, '127.0.0.1')
      leaving.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => leaving.destroy())
      await once(leaving, 'close')
    }
    expect((await site.get(path)).body).toHaveLength(200_000)
    await expect.poll(() => openFilesIn(site.folder)).toEqual([])
  },
)

async function openFilesIn(folder: string): Promise<string[]> {
  const open = (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`))
  // The process that lists them has already ended.
  const paths = (await Promise.allSettled(open)).map((each) =>
    each.status === 'fulfilled' ? each.value : '',
  )
  return paths.filter((each) => each.startsWith(folder))
}

test('slow readers of a large file do not fill the memory', async () => {
  const body = Buffer.alloc(20_000_000, 'a')
  const path = `/assets/${id}`
  service.assets.set(path, { body, etag: '"large"' })
  await site.get(path)
  const before = process.memoryUsage().arrayBuffers
  const readers = Array.from({ length: 40 }, () => connect(site.port, '127.0.0.1'))
  for (const reader of readers) {
    reader.pause()
    reader.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  }
  await wait(1000)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200_000_000)
  for (const reader of readers) reader.destroy()
})

describe('a flood of new pictures', () => {
  const trusted = { trustedProxies: ['127.0.0.1'] }
  const unknown = (index: number) =>
    `/assets/0190c7e2-1b2c-4d3e-8f40-${String(index).padStart(12, '0')}`
  const from = (address: string) => ({ 'x-forwarded-for': address })
  let gate: PromiseWithResolvers<void>

  beforeEach(async () => {
    gate = Promise.withResolvers()
    service.holdAssets(gate.promise)
    await site.stop()
    site = await startFakeWebsite({ contentUrl: service.url, ...trusted })
  })

  test('of one visitor takes only its share of the content service, and nobody’s turn', async () => {
    const flood = Array.from({ length: 100 }, (_, index) =>
      // One IPv6 network is one visitor.
      site.get(unknown(index), from(`2001:db8:1:2::${index + 1}`)),
    )
    await vi.waitFor(() => expect(service.assetRequests()).toHaveLength(16))
    const other = site.get(picture, from('203.0.113.7'))
    await vi.waitFor(() => expect(service.assetRequests()).toHaveLength(17))
    expect(service.assetRequests().at(-1)?.headers['x-visitor-address']).toBe('203.0.113.7')
    gate.resolve()
    expect((await other).status).toBe(200)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([404]))
  })

  test('whose visitor has left is dropped, here and in the content service', async () => {
    const lines = Array.from({ length: 75 }, (_, index) => {
      const line = connect(site.port, '127.0.0.1')
      line.write(`GET ${unknown(index)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      return line
    })
    await vi.waitFor(() => expect(service.waitingAssetRequests()).toHaveLength(16))
    for (const line of lines) line.destroy()
    await vi.waitFor(() => expect(service.waitingAssetRequests()).toHaveLength(0))
    const wanted = site.get(picture)
    // One of the flood may have got its turn before its closed connection was noticed.
    const waiting = () => service.waitingAssetRequests().map(({ url }) => url)
    await vi.waitFor(() => expect(waiting()).toEqual([picture]), 4000)
    gate.resolve()
    expect((await wanted).status).toBe(200)
  })

  test('of the same kind for a crowd behind one address is requested and counted once', async () => {
    service.assets.set(unknown(1), { body: Buffer.from('new'), etag: '"new"' })
    const crowd = Array.from({ length: 700 }, () => site.get(unknown(1), from('203.0.113.7')))
    await vi.waitFor(() => expect(service.assetRequests()).toHaveLength(1))
    gate.resolve()
    expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(service.assetRequests()).toHaveLength(1)
  })

  test('is refused beyond what a visitor may ask for in a minute; kept pictures are not counted', async () => {
    gate.resolve()
    await site.get(picture, from('203.0.113.8'))
    const asked = Array.from({ length: 600 }, (_, index) =>
      site.get(unknown(index), from('203.0.113.7')),
    )
    await Promise.all(asked)
    const beyond = await site.get(unknown(600), from('203.0.113.7'))
    expect([beyond.status, beyond.headers['retry-after']]).toEqual([429, '60'])
    expect((await site.get(picture, from('203.0.113.7'))).status).toBe(200)
    expect((await site.get(unknown(600), from('203.0.113.8'))).status).toBe(404)
  })
})
