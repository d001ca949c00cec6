import { randomBytes } from 'node:crypto'
import { copyFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { env } from '../../../platform/env.ts'
import { log } from '../../../platform/log.ts'
import { type ContractService, startContractService } from '../../../../testing/contract-service.ts'
import { drawPicture, mediaData } from '../../../../testing/record-data.ts'

let service: ContractService
let id: string

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  const collection = 'media'
  id = String(
    (await payload.create({ collection, data: mediaData(), file: await drawPicture(400, 200) })).id,
  )
})

afterAll(() => service.stop())

describe('[S7.assets.1] GET /assets/{id}', () => {
  it('answers the stored bytes with a type taken from them, cacheable and sandboxed', async () => {
    const response = await get(`/assets/${id}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await sizeOf(response)).toMatchObject({ format: 'png', width: 400, height: 200 })
  })

  it('offers the name in the address for saving the file, in Thai too', async () => {
    const named = await get(`/assets/${id}/${encodeURIComponent('หน้า "ร้าน".png')}`)
    expect(named.headers.get('content-disposition')).toBe(
      `inline; filename="____ ______.png"; filename*=UTF-8''%E0%B8%AB%E0%B8%99%E0%B9%89%E0%B8%B2%20%22%E0%B8%A3%E0%B9%89%E0%B8%B2%E0%B8%99%22.png`,
    )
    const saved = await get(`/assets/${id}?download`)
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('redraws as the table of transforms allows, and never larger', async () => {
    const small = await get(`/assets/${id}?width=160&format=webp`)
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect(await sizeOf(small)).toMatchObject({ format: 'webp', width: 160, height: 80 })
    const square = await get(`/assets/${id}?width=64&height=64`)
    expect(await sizeOf(square)).toMatchObject({ format: 'png', width: 64, height: 64 })
    const photo = await get(`/assets/${id}?width=320&fit=inside&quality=75&format=jpg`)
    expect(await sizeOf(photo)).toMatchObject({ format: 'jpeg', width: 320, height: 160 })
    const large = await get(`/assets/${id}?width=1280&format=avif`)
    expect(await sizeOf(large)).toMatchObject({ width: 400, height: 200 })
  })

  it('cuts a picture to the shape that is asked for, a small one too, never larger', async () => {
    const shared = await get(`/assets/${id}?width=1200&height=630&format=jpg`)
    expect(shared.headers.get('content-type')).toBe('image/jpeg')
    expect(await sizeOf(shared)).toMatchObject({ format: 'jpeg', width: 381, height: 200 })
    const square = await get(`/assets/${id}?width=320&height=320`)
    expect(await sizeOf(square)).toMatchObject({ width: 200, height: 200 })
  })

  it('answers 304 to the ETag of the same variant only', async () => {
    const first = await get(`/assets/${id}?width=160`)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const headers = { 'if-none-match': `"other", W/${etag}` }
    expect((await get(`/assets/${id}?width=160`, headers)).status).toBe(304)
    expect((await get(`/assets/${id}?width=320`, headers)).status).toBe(200)
    expect((await get(`/assets/${id}`, headers)).status).toBe(200)
  })

  it('answers ranges of originals, and 416 beyond their end', async () => {
    const whole = Buffer.from(await (await get(`/assets/${id}`)).arrayBuffer())
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 10],
      ['bytes=10-', 10, whole.length],
      ['bytes=-5', whole.length - 5, whole.length],
    ] as const) {
      const part = await get(`/assets/${id}`, { range })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${whole.length}`)
      expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(start, end))
    }
    const beyond = await get(`/assets/${id}`, { range: 'bytes=99999999-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ])
    expect((await get(`/assets/${id}`, { range: 'lines=1-2' })).status).toBe(200)
    const changed = await get(`/assets/${id}`, { range: 'bytes=0-9', 'if-range': '"old"' })
    expect(changed.status).toBe(200)
  })

  it('answers HEAD with the length and no body', async () => {
    const head = await fetch(`${service.url}/assets/${id}`, { method: 'HEAD' })
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50)
    expect(await head.text()).toBe('')
  })

  it('refuses every transform that is not in the table, repeated or junk, naming it and what is allowed', async () => {
    const bad = [
      'width=300',
      'width=99999',
      'width=-64',
      'width=064',
      'width=64&width=64',
      'height=abc',
      'height=64&width=320',
      'fit=fill&width=64',
      'quality=60&width=64',
      'format=svg&width=64',
      'format=&width=64',
      'format=avif&width=2000',
    ]
    for (const query of bad) {
      const response = await get(`/assets/${id}?${query}`)
      expect(response.status).toBe(400)
      const [error] = (await response.json()).errors
      expect(error.extensions.code).toBe('INVALID_QUERY')
      expect(error.message).toContain(`"${query.split('=')[0]}"`)
      expect(error.message).toMatch(/given once|Allowed: width=64\|160/)
    }
  })

  it('answers 403, never 404, for an id that is missing or malformed', async () => {
    const missing = await get('/assets/0b5b0b5b-0000-4000-8000-000000000000')
    expect(missing.status).toBe(403)
    expect((await missing.json()).errors[0].extensions).toMatchObject({ code: 'FORBIDDEN' })
    for (const bad of ['abc', '..%2f..%2fsecrets.env', `${id}x`])
      expect((await get(`/assets/${bad}`)).status).toBe(403)
  })

  it('keeps what it drew, and draws it again when the cache folder is emptied', async () => {
    await (await get(`/assets/${id}?width=480`)).arrayBuffer()
    const folder = join(env.cacheDir, 'assets')
    expect((await readdir(folder)).filter((name) => name.includes('480x0'))).toHaveLength(1)
    await rm(folder, { recursive: true })
    expect((await get(`/assets/${id}?width=480`)).status).toBe(200)
  })

  it('draws again what was damaged on the disk, and gives none of that', async () => {
    const warned = vi.spyOn(log, 'warn').mockReturnValue()
    const draw = async (width: number) => (await get(`/assets/${id}?width=${width}`)).bytes()
    const fileOf = async (width: number) => {
      const names = await readdir(join(env.cacheDir, 'assets'))
      return join(env.cacheDir, 'assets', names.find((name) => name.includes(`${width}x0`)) ?? '')
    }
    const [whole, other] = [await draw(480), await draw(64)]
    const damages = [
      async (path: string) => writeFile(path, randomBytes((await stat(path)).size)),
      (path: string) => truncate(path, 20),
      (path: string) => truncate(path, 0),
      (path: string) => writeFile(path, other),
      async (path: string) => copyFile(await fileOf(64), path),
    ]
    for (const damage of damages) {
      await damage(await fileOf(480))
      for (let count = 0; count < 2; count += 1) expect(await draw(480)).toEqual(whole)
    }
    expect(warned).toHaveBeenCalledTimes(damages.length)
    warned.mockRestore()
  })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(service.url + path, { headers })
}

async function sizeOf(response: Response) {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  return { format, width, height }
}
