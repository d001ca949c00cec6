import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAssetStore } from './asset-store.ts'
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
  })
  expect(first.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(service.assetRequests()).toHaveLength(1)
})

test('many who ask at once share one fetch', async () => {
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
  for (const path of ['/assets/1', '/assets/..%2f..%2fsecrets.env', `/assets/${id}/a/b`])
    expect((await site.get(path)).status).toBe(404)
  expect(service.assetRequests()).toHaveLength(0)
})

test('pictures that were seen are there with the content service stopped, after a restart too', async () => {
  await site.get(picture)
  await service.stop()
  expect((await site.get(picture)).text).toBe('0123456789')
  const cacheDir = join(site.folder, 'cache')
  const restarted = await startFakeWebsite({ contentUrl: service.url, cacheDir })
  expect((await restarted.get(picture)).text).toBe('0123456789')
  const unseen = await restarted.get(`/assets/${id}?width=320`)
  expect([unseen.status, unseen.headers['retry-after']]).toEqual([503, '2'])
  await restarted.stop()
  service = await startFakeContentService({ token: serviceToken })
})

test('a changed picture is fetched again, an unchanged one only asked for', async () => {
  await site.get(picture)
  service.announce(`media:${id}`)
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
  service.announce(`media:${id}`)
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
  const store = await openAssetStore(dir, 1000, (error) => errors.push(error))
  for (const search of ['?width=64', '?width=160', '?width=320', '?width=640'])
    await store.write({ id, search }, head, Buffer.alloc(300))
  expect(store.stats().bytes).toBeLessThanOrEqual(1000)
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

test('a flood of unknown pictures does not flood the content service', async () => {
  await site.get(picture)
  const gate = Promise.withResolvers<void>()
  service.holdAssets(gate.promise)
  const unknown = Array.from({ length: 100 }, (_, index) => {
    const tail = String(index).padStart(12, '0')
    return site.get(`/assets/0190c7e2-1b2c-4d3e-8f40-${tail}`)
  })
  await vi.waitFor(() => expect(service.assetRequests()).toHaveLength(65))
  expect((await site.get(picture)).status).toBe(200)
  gate.resolve()
  const statuses = (await Promise.all(unknown)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(36)
  expect(service.assetRequests()).toHaveLength(65)
})
