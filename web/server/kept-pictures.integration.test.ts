import { randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

const again = (opening?: string) =>
  startFakeContentService({
    token: serviceToken,
    port: service.port,
    ...(opening !== undefined && { opening }),
  })

test('pictures that were seen are there with the content service stopped', async () => {
  await site.get(picture)
  await service.stop()
  expect((await site.get(picture)).text).toBe('0123456789')
  const unseen = await site.get(`/assets/${id}?width=320`)
  expect([unseen.status, unseen.headers['retry-after']]).toEqual([503, '2'])
  service = await again()
})

test.each([
  ['starts again', 'event: reset\ndata: {}\n\n', 503],
  ['goes on where it broke off', 'retry: 1000\n\n', 200],
])(
  'a picture seen before the service went, came and went again is given unless a change was missed: the line of changes %s',
  async (_kind, opening, status) => {
    await site.get(picture)
    await service.stop()
    expect((await site.get(picture)).status).toBe(200)
    service = await again(opening)
    await service.heardBy(1)
    await service.stop()
    expect((await site.get(picture)).status).toBe(status)
    service = await again()
  },
)

describe('a picture that an earlier run of the website kept', () => {
  let restarted: Website

  beforeEach(async () => {
    await site.get(picture)
    await service.stop()
    const cacheDir = join(site.folder, 'cache')
    restarted = await startFakeWebsite({ contentUrl: service.url, cacheDir })
  })
  afterEach(() => restarted.stop())

  test('is not given before the content service was asked about it: it may have become private', async () => {
    const early = await restarted.get(picture)
    expect([early.status, early.headers['retry-after']]).toEqual([503, '2'])
    service = await again()
    await service.heardBy(2)
    await service.stop()
    expect((await restarted.get(picture)).status).toBe(503)
    service = await again()
    expect((await restarted.get(picture)).status).toBe(404)
  })

  test('is given from the disk once the content service said that it is unchanged', async () => {
    service = await again()
    service.assets.set(picture, { body: Buffer.from('0123456789'), etag: '"one"' })
    await service.heardBy(2)
    expect((await restarted.get(picture)).text).toBe('0123456789')
    expect(service.assetRequests().map(({ headers }) => headers['if-none-match'])).toEqual([
      '"one"',
    ])
    await service.stop()
    expect((await restarted.get(picture)).text).toBe('0123456789')
    service = await again()
  })
})

test('a picture that is not cached is answered within three seconds of a frozen content service', async () => {
  service.freeze()
  const startedAt = performance.now()
  const answers = await Promise.all(
    [320, 640].map((width) => site.get(`/assets/${id}?width=${width}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(performance.now() - startedAt).toBeLessThan(3000)
})

test('a picture that takes long is waited for while the content service answers other requests', async () => {
  const gate = Promise.withResolvers<void>()
  service.holdAssets(gate.promise)
  const slow = site.get(picture)
  await vi.waitFor(() => expect(service.pings()).toBe(1), 5000)
  gate.resolve()
  expect((await slow).status).toBe(200)
})

test('the website is ready without the content service, and says so', async () => {
  expect(await site.get('/readyz')).toMatchObject({ status: 200, text: 'ok\n' })
  await service.stop()
  expect((await site.get(picture)).status).toBe(503)
  expect(await site.get('/readyz')).toMatchObject({
    status: 200,
    text: 'ok, but the content service is unreachable\n',
  })
  service = await again()
})

test('a picture that was damaged on the disk is asked for again, and never given', async () => {
  const large = `/assets/${id}?width=1280`
  const body = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
  service.assets.set(large, { body, etag: '"large"' })
  const folder = join(site.folder, 'cache', 'web-assets')
  const damages = [
    (bytes: Buffer) => randomBytes(bytes.length),
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -10), randomBytes(10)]),
    (bytes: Buffer) => bytes.subarray(0, -1),
    () => Buffer.alloc(0),
  ]
  const given = async () => [await site.get(picture), await site.get(large)].map(({ text }) => text)
  const whole = await given()
  const swap = async () => {
    const [one = '', other = ''] = (await readdir(folder)).map((name) => join(folder, name))
    const [oneBytes, otherBytes] = [await readFile(one), await readFile(other)]
    await writeFile(one, otherBytes)
    await writeFile(other, oneBytes)
  }
  const damageAll = (damage: (bytes: Buffer) => Buffer) => async () => {
    for (const name of await readdir(folder))
      await writeFile(join(folder, name), damage(await readFile(join(folder, name))))
  }
  for (const damage of [...damages.map(damageAll), swap]) {
    await damage()
    expect(await given()).toEqual(whole)
  }
  expect(service.assetRequests()).toHaveLength(2 * (1 + damages.length + 1))
  await service.stop()
  expect(await given()).toEqual(whole)
  await swap()
  expect((await site.get(picture)).status).toBe(503)
  expect((await site.get(large, { range: 'bytes=5-9' })).status).toBe(503)
  service = await again()
})

test('a picture that was changed is never given as it was, with the service away, and leaves the disk', async () => {
  const others = [`/assets/${id}`, `/assets/${id}?width=320`]
  for (const path of others) service.assets.set(path, { body: Buffer.from('old'), etag: '"o"' })
  for (const path of [picture, ...others]) expect((await site.get(path)).status).toBe(200)
  service.announce(`media:${id}`)
  await wait(50)
  await service.stop()
  for (const path of [picture, ...others]) expect((await site.get(path)).status).toBe(503)
  expect(await readdir(join(site.folder, 'cache', 'web-assets'))).toEqual([])
  service = await again()
})

test('a picture that is changed while it is fetched is not kept as it was', async () => {
  const gate = Promise.withResolvers<void>()
  service.holdAssets(gate.promise)
  const first = site.get(picture)
  await vi.waitFor(() => expect(service.assetRequests()).toHaveLength(1))
  service.announce(`media:${id}`)
  await wait(50)
  gate.resolve()
  await first
  await service.stop()
  expect((await site.get(picture)).status).toBe(503)
  service = await again()
})
